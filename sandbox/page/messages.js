// The log of a channel: messages grouped by author, days and new ones marked, always at the end unless one has scrolled up.
import { compareIds, fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { channelName } from "./markdown.js";
import { localElement, messageElement } from "./message.js";
import { dayLong, sameDay, t } from "./words.js";

const GROUP_MINUTES = 7;
const NEAR_END = 48; // pixels from the end that still count as "at the end"
const CLICK_MS = 60; // after a finger is lifted its click comes at the latest

export class Log {
  /** `deeds`: what can be done with messages (see app.js). */
  constructor(deeds) {
    this.deeds = deeds;
    this.kept = new Map(); // id → {message, key, node}
    this.seat = null;
    this.channel = null;
    this.top = 0; // where the scroller was when last looked at
    this.stuck = true;
    this.pressed = false; // is somebody about to click on something in the log?
    this.late = false; // was there something to draw meanwhile?
    this.below = 0;
    this.start = h("div.log-start");
    this.list = h("div.log", { role: "log", "aria-live": "polite", "aria-relevant": "additions", tabindex: "0" });
    this.pill = h("button.pill", { type: "button", hidden: true, onclick: () => this.toEnd() });
    this.scroller = h("div.scroller", null, h("div.log-fill"), this.start, this.list);
    this.node = h("div.log-frame", null, this.scroller, this.pill);
    this.scroller.addEventListener("scroll", () => this.scrolled(), { passive: true });
    this.list.addEventListener("pointerdown", () => { this.pressed = true; }, { passive: true });
    for (const end of ["pointerup", "pointercancel", "blur"]) addEventListener(end, () => { if (this.pressed) setTimeout(() => this.released(), CLICK_MS); });
    const watch = new ResizeObserver(() => { if (this.stuck) this.toEnd(); });
    watch.observe(this.list);
    watch.observe(this.scroller);
  }

  open(seat, channel) {
    this.seat = seat;
    this.channel = channel;
    this.kept.clear();
    this.list.replaceChildren();
    this.stick(true);
    this.pressed = this.late = false;
    this.below = 0;
    this.list.setAttribute("aria-label", t("chatOf", channelName(channel)));
    this.list.dataset.channel = channel.id;
    this.refresh();
    this.toEnd();
  }

  clear() {
    this.seat = this.channel = null;
    this.kept.clear();
    this.list.replaceChildren();
    this.start.replaceChildren();
  }

  // --- drawing --------------------------------------------------------------------------------------------------------

  refresh() {
    const { seat, channel } = this;
    if (!seat || !channel) return;
    // A button that is drawn anew between pressing and letting go gets no click.
    if (this.pressed) {
      this.late = true;
      return;
    }
    const log = seat.log(channel.id);
    const messages = seat.messages(channel.id);
    const at = { seat, channel, place: this.deeds.place(seat), ...this.deeds.forMessages(seat, channel) };
    const first = this.kept.size ? [...this.kept.values()][0] : null;
    const height = this.scroller.scrollHeight - this.scroller.scrollTop;
    const focus = this.rememberFocus();
    const wanted = [];
    const kept = new Map();
    let before = null;
    const language = `${t("lang")} ${seat.namesVersion} ${new Date().toDateString()}`;
    const waiting = [...(seat.local.get(channel.id)?.values() ?? [])];
    const showWaiting = (next) => {
      while (waiting.length && (!next || compareIds(waiting[0].after, next.id) < 0)) {
        const entry = waiting.shift();
        wanted.push(this.once(kept, entry.id, entry, language, () => localElement(entry, at)));
        before = null;
      }
    };
    let day = null;
    for (const message of messages) {
      showWaiting(message);
      const date = new Date(message.timestamp);
      if (!day || !sameDay(date, day)) {
        wanted.push(this.once(kept, `day-${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`, null, t("lang"), () => h("div.day", { role: "separator" }, h("span", null, dayLong(date)))));
        before = null;
        day = date;
      }
      if (log.firstNew === message.id) {
        wanted.push(this.once(kept, "new", null, t("lang"), () => h("div.new-line", { role: "separator" }, h("span", null, t("newLine")))));
        before = null;
      }
      const grouped = Boolean(before?.group && before.author === message.author.id && before.ephemeral === Boolean(message.sandbox?.ephemeral)
        && date - before.date < GROUP_MINUTES * 60e3 && !message.sandbox?.command && ![18, 19, 6].includes(message.type));
      const waits = [...seat.pending].filter((k) => k.startsWith(`${message.id}:`)).join();
      const key = `${grouped}|${waits}|${seat.failures.get(message.id) ?? ""}|${language}`;
      wanted.push(this.once(kept, message.id, message, key, () => messageElement(message, at, grouped)));
      before = { date, author: message.author.id, ephemeral: Boolean(message.sandbox?.ephemeral), group: ![18, 6].includes(message.type) };
    }
    showWaiting(null);
    if (!wanted.length && log.loaded) wanted.push(this.once(kept, "empty", null, t("lang"), () => h("p.empty", null, t("empty"))));

    this.place(wanted);
    this.kept = kept;
    this.drawStart(log);
    this.restoreFocus(focus);
    for (const box of document.querySelectorAll(".choice-box")) if (!box.anchor.isConnected) box.leave(false);

    const firstNow = [...kept.keys()].find((k) => /^\d+$/.test(k));
    if (this.stuck) this.toEnd();
    else if (first && firstNow !== this.firstShown) this.scroller.scrollTop = this.scroller.scrollHeight - height;
    this.firstShown = firstNow;
    this.drawPill();
  }

  released() {
    this.pressed = false;
    if (this.late) this.refresh();
    this.late = false;
  }

  once(kept, id, message, key, make) {
    const known = this.kept.get(id);
    const entry = known && known.message === message && known.key === key ? known : { message, key, node: make() };
    kept.set(id, entry);
    return entry.node;
  }

  /** Bring the list into this order, moving as little as possible. */
  place(wanted) {
    const staying = new Set(wanted);
    for (const child of [...this.list.children]) if (!staying.has(child)) child.remove();
    let next = this.list.firstChild;
    for (const node of wanted) {
      if (node === next) next = next.nextSibling;
      else this.list.insertBefore(node, next);
    }
  }

  drawStart(log) {
    const { channel } = this;
    if (log.more && log.loaded) {
      fill(this.start, h("button.quiet", { type: "button", disabled: Boolean(log.loading), onclick: () => this.seat.older(channel.id).catch(() => {}) }, t("older")));
    } else if (log.loaded) {
      const dm = channel.type === 1;
      fill(this.start, h("div.beginning", null, h("span.beginning-mark", null, icon(dm ? "lock" : channel.type === 0 ? "hash" : "thread", 30)),
        h("h2", null, dm ? channel.name : channelName(channel)), h("p", null, dm ? t("beginningDm", channel.name) : channel.topic || t("beginning", channelName(channel)))));
    } else {
      fill(this.start);
    }
  }

  rememberFocus() {
    const active = document.activeElement;
    const message = active?.closest?.("[data-message]");
    if (!message || !this.list.contains(message)) return null;
    return { node: message, id: message.dataset.message, cid: active.closest("[data-cid]")?.dataset.cid };
  }

  /** A message that was drawn anew gives the focus back to the same button, or to itself if the button has gone. */
  restoreFocus(focus) {
    if (!focus || focus.node.isConnected) return;
    const node = this.find(focus.id);
    if (!node) return;
    const same = focus.cid ? [...node.querySelectorAll("[data-cid]")].find((b) => b.dataset.cid === focus.cid && !b.disabled) : null;
    (same ?? node).focus({ preventScroll: true });
  }

  find(id) {
    return this.kept.get(id)?.node ?? null;
  }

  // --- scrolling ------------------------------------------------------------------------------------------------------

  scrolled() {
    const { scroller } = this;
    // Only a person scrolling up leaves the end; growing messages and a shrinking window don't.
    if (scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_END) this.stick(true);
    else if (scroller.scrollTop < this.top - 2) this.stick(false);
    this.top = scroller.scrollTop;
    if (this.stuck && this.below) this.below = 0;
    this.drawPill();
    if (this.stuck) this.deeds.seen();
    if (scroller.scrollTop < 200 && this.seat && this.channel) {
      const log = this.seat.log(this.channel.id);
      if (log.loaded && log.more && !log.loading) this.seat.older(this.channel.id).catch(() => {});
    }
  }

  stick(stuck) {
    this.stuck = stuck;
    this.scroller.classList.toggle("is-stuck", stuck);
  }

  arrived() {
    if (!this.stuck) this.below += 1;
  }

  drawPill() {
    this.pill.hidden = this.stuck;
    if (!this.stuck) fill(this.pill, this.below ? t("jumpNew", this.below) : t("jumpDown"), icon("down", 18));
  }

  toEnd() {
    this.stick(true);
    this.below = 0;
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.top = this.scroller.scrollTop;
    this.drawPill();
  }

  /** Scroll to a message and let it glow; false when it isn't there. */
  reveal(id) {
    const node = this.find(id);
    if (!node) return false;
    this.stick(false);
    node.scrollIntoView({ block: "center" });
    node.classList.remove("is-shown");
    void node.offsetWidth; // restart the glow
    node.classList.add("is-shown");
    node.focus({ preventScroll: true });
    this.scrolled();
    return true;
  }
}
