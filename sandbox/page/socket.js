// One person's socket: actions with answers, events, and coming back by itself after a loss.

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;
// An interaction is answered after 3 s at the latest; more means the socket is dead. Counted second by second: a machine that
// slept meanwhile has not waited.
const ANSWER_WITHIN = 20;

export class Refusal extends Error {
  constructor(error) {
    super(error.message ?? error.code);
    this.code = error.code;
    this.options = error.options ?? {};
    this.values = error.values ?? {};
  }
}

export class Socket {
  /** `heard(event)` for every event; `changed(state)` with "open", "lost", "key" (wrong key) or "gone" (no such person). */
  constructor(key, person, heard, changed) {
    this.address = new URL("sandbox/socket", location.href);
    this.address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    this.address.search = new URLSearchParams({ key, person }).toString();
    this.address.hash = "";
    this.heard = heard;
    this.changed = changed;
    this.waiting = new Map();
    this.number = 0;
    this.pause = FIRST_PAUSE;
    this.ended = false;
    this.ready = false;
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    const ws = new WebSocket(this.address);
    this.ws = ws;
    ws.onmessage = (frame) => this.take(JSON.parse(frame.data));
    ws.onclose = (close) => {
      if (this.ws !== ws) return;
      this.ready = false;
      for (const { reject } of this.waiting.values()) reject(new Refusal({ code: "offline" }));
      this.waiting.clear();
      if (this.ended) return;
      if (close.code === 4403 || close.code === 4404) {
        this.ended = true;
        this.changed(close.code === 4403 ? "key" : "gone");
        return;
      }
      this.changed("lost");
      this.timer = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
      this.pause = Math.min(LONGEST_PAUSE, this.pause * 1.7);
    };
  }

  /** Don't wait for the next try. */
  hurry() {
    if (this.ended || this.ready || this.ws.readyState === WebSocket.CONNECTING) return;
    this.pause = FIRST_PAUSE;
    this.connect();
  }

  take(body) {
    if ("re" in body) {
      const waiting = this.waiting.get(body.re);
      this.waiting.delete(body.re);
      if (!waiting) return;
      clearTimeout(waiting.timer);
      if (body.ok) waiting.resolve(body.result);
      else waiting.reject(new Refusal(body.error));
      return;
    }
    if (body.event === "hello") {
      this.ready = true;
      this.pause = FIRST_PAUSE;
      this.heard(body);
      this.changed("open");
      return;
    }
    this.heard(body);
  }

  act(deed, fields = {}) {
    if (!this.ready) return Promise.reject(new Refusal({ code: "offline" }));
    this.number += 1;
    const n = this.number;
    return new Promise((resolve, reject) => {
      const waiting = { resolve, reject, timer: null };
      const wait = (seconds) => {
        if (seconds > 0) {
          waiting.timer = setTimeout(() => wait(seconds - 1), 1000);
          return;
        }
        this.waiting.delete(n);
        reject(new Refusal({ code: "offline" }));
        this.ws.close();
      };
      this.waiting.set(n, waiting);
      wait(ANSWER_WITHIN);
      this.ws.send(JSON.stringify({ ...fields, do: deed, n }));
    });
  }

  end() {
    this.ended = true;
    clearTimeout(this.timer);
    this.ws.close();
  }
}
