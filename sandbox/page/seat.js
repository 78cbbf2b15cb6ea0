// One person's view of the world, kept up to date by that person's socket. Nothing is shared between seats: what a person
// may not see never reaches their seat.
import { compareIds } from "./dom.js";
import { Socket } from "./socket.js";

const TYPING_SECONDS = 8;
const PAGE_OF_HISTORY = 50;
const MOST_KEPT = 600; // messages of a channel held at a time; older ones are fetched again when somebody scrolls up

export class Seat {
  /** `notify(seat, what, about)` after every change. */
  constructor(key, personId, notify) {
    this.key = key;
    this.id = personId;
    this.notify = notify;
    this.state = "connecting";
    this.me = null;
    this.people = new Map();
    this.roles = new Map();
    this.channels = new Map();
    this.commands = [];
    this.covers = [];
    this.logs = new Map(); // channel id → {messages: Map, more, loading, firstNew}
    this.typing = new Map(); // channel id → Map(user id → until)
    this.local = new Map(); // channel id → commands under way or failed, shown as if they were messages
    this.pending = new Set(); // "message:component" whose answer is awaited
    this.failures = new Map(); // message id → reason
    this.chosen = new Map(); // "message:custom id" → values picked in a select
    this.drafts = new Map(); // channel id → text not sent yet
    this.faults = 0;
    this.locals = 0;
    this.namesVersion = 0; // grows when names of people or commands change: messages show them
    this.openChannel = null;
    this.socket = new Socket(key, personId, (event) => this.hear(event), (state) => this.linked(state));
  }

  linked(state) {
    this.state = state;
    this.notify(this, "link", { state });
  }

  act(deed, fields) {
    return this.socket.act(deed, fields);
  }

  // --- looking things up ----------------------------------------------------------------------------------------------

  person(id) {
    return id === this.bot?.id ? this.bot : this.people.get(id);
  }

  nameOf(user) {
    const known = this.person(user?.id ?? user);
    return known?.global_name ?? user?.global_name ?? user?.username ?? "?";
  }

  log(channelId) {
    if (!this.logs.has(channelId)) this.logs.set(channelId, { messages: new Map(), more: true, loaded: false, loading: null, firstNew: null });
    return this.logs.get(channelId);
  }

  messages(channelId) {
    return [...this.log(channelId).messages.values()].sort((a, b) => compareIds(a.id, b.id));
  }

  message(channelId, id) {
    return this.log(channelId).messages.get(id);
  }

  /** 0 server, 1 private with the bot, 2 private with a person. */
  context(channel) {
    if (channel?.type !== 1) return 0;
    return channel.with === this.bot.id ? 1 : 2;
  }

  commandsIn(channel, type = 1) {
    const context = this.context(channel);
    return this.commands.filter((c) => (c.type ?? 1) === type && (c.contexts ?? [0, 1]).includes(context));
  }

  get calls() {
    let n = 0;
    for (const channel of this.channels.values()) if (channel.type !== 1) n += channel.mentions ?? 0; // a letter is not a question
    return n;
  }

  get unread() {
    let n = 0;
    for (const channel of this.channels.values()) n += channel.unread ?? 0;
    return n;
  }

  /** Where this person is called; the newest first. */
  callingChannel() {
    return [...this.channels.values()].filter((c) => c.type !== 1 && c.mentions > 0).sort((a, b) => compareIds(b.last_message_id ?? "0", a.last_message_id ?? "0"))[0] ?? null;
  }

  typists(channelId) {
    const now = Date.now();
    return [...(this.typing.get(channelId) ?? new Map())].filter(([, until]) => until > now).map(([id]) => this.nameOf(id));
  }

  // --- events ---------------------------------------------------------------------------------------------------------

  hear(event) {
    switch (event.event) {
      case "hello":
        return this.begin(event);
      case "message":
        return this.newMessage(event.channel_id, event.message);
      case "message_edit":
        return this.changedMessage(event.channel_id, event.message);
      case "message_delete":
        this.log(event.channel_id).messages.delete(event.id);
        this.failures.delete(event.id);
        return this.notify(this, "log", { channel: event.channel_id });
      case "reaction": {
        const message = this.message(event.channel_id, event.message_id);
        if (message) this.changedMessage(event.channel_id, { ...message, reactions: event.reactions }, true);
        return undefined;
      }
      case "channel":
        this.channels.set(event.channel.id, event.channel);
        return this.notify(this, "channels", {});
      case "channel_delete":
        this.channels.delete(event.id);
        this.logs.delete(event.id);
        return this.notify(this, "channels", { gone: event.id });
      case "unread": {
        const channel = this.channels.get(event.channel_id);
        if (!channel) return undefined;
        Object.assign(channel, { unread: event.unread, mentions: event.mentions, last_message_id: event.last_message_id });
        return this.notify(this, "unread", { channel: channel.id });
      }
      case "person":
        this.people.set(event.person.id, event.person);
        this.namesVersion += 1;
        if (event.person.id === this.id) this.me = event.person;
        return this.notify(this, "people", { person: event.person });
      case "person_delete":
        this.people.delete(event.id);
        return this.notify(this, "people", { gone: event.id });
      case "commands":
        this.commands = event.commands;
        this.namesVersion += 1;
        return this.notify(this, "commands", {});
      case "bot":
        this.bot = event.bot;
        return this.notify(this, "bot", {});
      case "typing":
        return this.someoneTypes(event.channel_id, event.user_id);
      case "faults":
        this.faults = event.active;
        return this.notify(this, "faults", {});
      default:
        return undefined; // `modal` and `interaction`: the answer to the action says the same to the window that acted
    }
  }

  begin(hello) {
    this.me = hello.me;
    this.bot = hello.bot;
    this.guild = hello.guild;
    this.people = new Map(hello.people.map((p) => [p.id, p]));
    this.roles = new Map((hello.guild.roles ?? []).map((r) => [r.id, r]));
    this.channels = new Map(hello.channels.map((c) => [c.id, c]));
    this.commands = hello.commands;
    this.covers = hello.covers ?? [];
    this.faults = 0;
    // The new hello is the whole truth: what was loaded before may have changed meanwhile.
    this.logs.clear();
    this.pending.clear();
    this.notify(this, "hello", {});
  }

  newMessage(channelId, message) {
    const log = this.log(channelId);
    // A channel nobody has opened here holds nothing: its history is fetched when it is opened.
    if (log.loaded || log.loading) log.messages.set(message.id, message);
    if (log.messages.size > MOST_KEPT) {
      for (const old of this.messages(channelId).slice(0, -MOST_KEPT / 2)) log.messages.delete(old.id);
      log.more = true;
    }
    this.typing.get(channelId)?.delete(message.author.id);
    this.notify(this, "message", { channel: channelId, message });
  }

  changedMessage(channelId, message, quiet = false) {
    const log = this.log(channelId);
    if (log.loaded || log.loading) log.messages.set(message.id, message);
    if (!quiet) {
      this.failures.delete(message.id);
      for (const key of [...this.chosen.keys()]) if (key.startsWith(`${message.id}:`)) this.chosen.delete(key);
    }
    this.notify(this, "log", { channel: channelId });
  }

  someoneTypes(channelId, userId) {
    if (!this.typing.has(channelId)) this.typing.set(channelId, new Map());
    this.typing.get(channelId).set(userId, Date.now() + TYPING_SECONDS * 1000);
    this.notify(this, "typing", { channel: channelId });
    setTimeout(() => this.notify(this, "typing", { channel: channelId }), TYPING_SECONDS * 1000 + 50);
  }

  // --- history --------------------------------------------------------------------------------------------------------

  /** The newest messages of a channel, once. */
  async load(channelId) {
    const log = this.log(channelId);
    if (log.loaded) return;
    log.loading ??= this.fetchHistory(channelId, log).finally(() => { log.loading = null; });
    await log.loading;
  }

  async fetchHistory(channelId, log, before) {
    const found = await this.act("history", { channel: channelId, limit: PAGE_OF_HISTORY, ...(before ? { before } : {}) });
    for (const message of found.messages) if (!log.messages.has(message.id)) log.messages.set(message.id, message);
    log.more = found.more;
    log.loaded = true;
    this.notify(this, "log", { channel: channelId });
  }

  async older(channelId) {
    const log = this.log(channelId);
    if (!log.more || log.loading) return;
    const first = this.messages(channelId)[0];
    log.loading = this.fetchHistory(channelId, log, first?.id).finally(() => { log.loading = null; });
    await log.loading;
  }

  /** Load back until this message is there; false when it never comes. */
  async reach(channelId, messageId) {
    await this.load(channelId);
    const log = this.log(channelId);
    while (!log.messages.has(messageId) && log.more) {
      const first = this.messages(channelId)[0];
      if (first && compareIds(first.id, messageId) < 0) break;
      await this.older(channelId);
    }
    return log.messages.has(messageId);
  }

  // --- deeds ----------------------------------------------------------------------------------------------------------

  /** Use a slash or context menu command; while it is under way (or when it fails) the channel shows it. */
  async useCommand(channelId, wanted) {
    this.locals += 1;
    const entry = { id: `local-${this.locals}`, wanted, state: "pending", after: this.messages(channelId).at(-1)?.id ?? "0" };
    this.setLocal(channelId, entry);
    try {
      const response = await this.act("command", { channel: channelId, command: wanted.command, path: wanted.path, options: wanted.options, target: wanted.target });
      if (response.kind === "failed") {
        this.setLocal(channelId, { ...entry, state: "failed", reason: response.reason });
      } else {
        if (response.message) this.keep(channelId, response.message);
        this.dropLocal(channelId, entry.id);
      }
      return response;
    } catch (refusal) {
      if (refusal.code === "offline") this.setLocal(channelId, { ...entry, state: "failed", reason: "offline" });
      else this.dropLocal(channelId, entry.id);
      throw refusal;
    }
  }

  setLocal(channelId, entry) {
    if (!this.local.has(channelId)) this.local.set(channelId, new Map());
    this.local.get(channelId).set(entry.id, entry);
    this.notify(this, "log", { channel: channelId });
  }

  dropLocal(channelId, id) {
    this.local.get(channelId)?.delete(id);
    this.notify(this, "log", { channel: channelId });
  }

  /** An answer may overtake its event. */
  keep(channelId, message) {
    const log = this.log(channelId);
    if (!log.loaded && !log.loading) return;
    const known = log.messages.get(message.id);
    if (known && (known.edited_timestamp ?? "") > (message.edited_timestamp ?? "")) return;
    if (known && !known.sandbox.thinking && message.sandbox.thinking) return;
    log.messages.set(message.id, message);
    this.notify(this, "log", { channel: channelId });
  }

  /** Press a button or choose in a select. */
  async use(deed, message, component, values) {
    const key = `${message.id}:${component.custom_id}`;
    if ([...this.pending].some((p) => p.startsWith(`${message.id}:`))) return null;
    this.pending.add(key);
    this.failures.delete(message.id);
    if (values) this.chosen.set(key, values);
    this.notify(this, "pending", { channel: message.channel_id, message: message.id });
    let failure = null;
    try {
      const fields = { channel: message.channel_id, message: message.id, custom_id: component.custom_id };
      const response = await this.act(deed, values ? { ...fields, values } : fields);
      if (response.kind === "failed") failure = response.reason ?? "late";
      else if (response.message) this.keep(response.message.channel_id ?? message.channel_id, response.message);
      return response;
    } catch (refusal) {
      failure = refusal.code;
      return { kind: "refused", refusal };
    } finally {
      this.pending.delete(key);
      if (failure) {
        this.failures.set(message.id, failure);
        this.chosen.delete(key);
      }
      this.notify(this, "pending", { channel: message.channel_id, message: message.id });
    }
  }

  async upload(files) {
    const form = new FormData();
    for (const file of files) form.append("file", file, file.name);
    const address = `sandbox/upload?${new URLSearchParams({ key: this.key, person: this.id })}`;
    const answer = await fetch(address, { method: "POST", body: form });
    const body = await answer.json();
    if (!answer.ok) throw Object.assign(new Error("upload"), { code: body.error?.code ?? "too_long" });
    return body.attachments;
  }
}
