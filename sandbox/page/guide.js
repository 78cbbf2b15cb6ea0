// The first-visit guide: it starts a game for you and says what comes next. It never stands in the way of playing without it.
import { openDialog } from "./dialogs.js";
import { compareIds, fill, h, memory, uid } from "./dom.js";
import { icon } from "./icons.js";
import { leaves } from "./slash.js";
import { t } from "./words.js";

const STEPS = ["welcome", "join", "start", "roll"];

export class Guide {
  /** `deeds`: {seat(), seats(), sit(id), openChannel(id), run(seat, channelId, wanted), firstChannel(seat)}. */
  constructor(deeds) {
    this.deeds = deeds;
    this.step = memory.get("guide.step") ?? "welcome";
    if (!STEPS.includes(this.step)) this.step = "welcome"; // also whoever was choosing what to learn
    this.host = memory.get("guide.host");
    this.place = memory.get("guide.place");
    this.lobby = memory.get("guide.lobby");
    this.busy = false;
    this.trouble = null;
    this.games = [];
    this.shelf = "";
    this.lessons = [];
    this.node = h("section.guide", { hidden: memory.get("guide") === "done", tabindex: "-1" });
  }

  get open() {
    return !this.node.hidden;
  }

  show() {
    memory.set("guide", "open");
    this.node.hidden = false;
    this.draw();
    this.node.focus();
  }

  hide() {
    memory.set("guide", "done");
    this.node.hidden = true;
  }

  go(step) {
    this.step = step;
    this.trouble = null;
    memory.set("guide.step", step);
    this.draw();
  }

  /** The bot's command with this name, in the person's language. */
  command(name, seat = this.deeds.seat()) {
    return leaves(seat.commands.filter((c) => (c.type ?? 1) === 1)).find((l) => l.plain === name) ?? null;
  }

  draw() {
    const seat = this.deeds.seat();
    if (!this.open || !seat?.me) return;
    if ((this.step === "join" || this.step === "start") && this.begun(seat)) return void this.go("roll");
    if ((this.step === "join" || this.step === "start") && this.closed(seat)) return void this.go("welcome");
    if (this.step === "welcome" && !this.busy && this.adopt(seat)) return void this.go("join");
    const id = uid("guide");
    this.node.setAttribute("aria-labelledby", id);
    const at = STEPS.indexOf(this.step);
    const { title, body, buttons } = this[this.step](seat);
    fill(this.node,
      h("header.guide-head", null, h("span.guide-mark", null, icon("keyeye", 26)),
        h("div.grow", null, h("h2", { id }, title), at > 0 ? h("p.guide-step", null, t("guide.step", at, STEPS.length - 1)) : null),
        h("button.round.small", { type: "button", "aria-label": t("guide.close"), title: t("guide.close"), data: { guide: "close" }, onclick: () => this.hide() }, icon("close", 18))),
      h("div.guide-body", null, body, this.trouble ? h("p.form-error", { role: "alert" }, this.trouble) : null),
      h("div.guide-buttons", null, buttons));
  }

  button(words, run, { quiet = false, disabled = false, name = null, game = null } = {}) {
    return h(quiet ? "button.quiet" : "button.brass", { type: "button", disabled: disabled || this.busy, data: { guide: name, game }, onclick: run }, words);
  }

  /** A game to choose: its picture, if there is one, its name, and the sentence Keeper has put behind it. */
  game({ name, value }, kind, able, run) {
    const [title, ...line] = name.split(" · ");
    return h("button.guide-game", { type: "button", disabled: !able || this.busy, data: { guide: kind, game: value }, onclick: run },
      this.deeds.seat().covers.includes(value) ? h("img", { src: `/covers/${encodeURIComponent(value)}`, alt: "" }) : null,
      h("strong", null, title), line.length ? h("span", null, line.join(" · ")) : null);
  }

  // --- the steps ------------------------------------------------------------------------------------------------------

  welcome(seat) {
    const leaf = this.command("game new", seat);
    const able = Boolean(leaf && seat.bot.online);
    const wait = !seat.bot.online || !seat.commands.length ? t("guide.waitBot") : leaf ? t("guide.startText", `/${leaf.label}`) : t("guide.noCommand");
    if (able) this.look(seat, leaf);
    const games = this.games.length > 1 ? this.games.map((game) => this.game(game, "start", able, () => this.startGame(game.value)))
      : [this.button(t("guide.start"), () => this.startGame(this.games[0]?.value), { disabled: !able, name: "start" })];
    return {
      title: t("guide.title"),
      body: [h("p", null, t("guide.welcome")), games.length > 1 ? h("p", null, t("guide.which")) : null, h("p.guide-small", { "aria-live": "polite" }, this.busy ? t("guide.starting") : wait)],
      buttons: [games.length > 1 ? h("div.guide-games", null, games) : games[0], this.lessons.length ? this.button(t("guide.learn"), () => this.go("learn"), { quiet: true, disabled: !able, name: "learn" }) : null,
        this.button(t("guide.skip"), () => this.hide(), { quiet: true, name: "skip" })],
    };
  }

  /** Beside the welcome: the games that can be learned, each the same as typing the command. */
  learn(seat) {
    const leaf = this.command("game learn", seat);
    const able = Boolean(leaf && seat.bot.online);
    if (able) this.look(seat, this.command("game new", seat) ?? leaf);
    return {
      title: t("guide.learnTitle"),
      body: [h("p", null, t("guide.learnText")), h("p.guide-small", { "aria-live": "polite" }, this.busy ? t("guide.starting") : able ? t("guide.startText", `/${leaf.label}`) : t("guide.waitBot"))],
      buttons: [h("div.guide-games", null, this.lessons.map((game) => this.game(game, "lesson", able, () => this.startGame(game.value, "game learn")))),
        this.button(t("guide.back"), () => this.go("welcome"), { quiet: true, name: "back" })],
    };
  }

  /** Which games there are says Keeper, in the person's language: what is offered for the first thing its command needs. */
  async look(seat, leaf) {
    const shelf = `${seat.id} ${seat.me.locale} ${leaf.command}`;
    const place = this.deeds.firstChannel(seat);
    if (this.shelf === shelf || !first(leaf) || !place) return;
    this.shelf = shelf;
    const learning = this.command("game learn", seat);
    try {
      this.games = await offered(seat, place.id, leaf, first(leaf));
      this.lessons = learning && first(learning) ? await offered(seat, place.id, learning, first(learning)) : [];
    } catch {
      this.games = []; // then the first one is taken
      this.lessons = [];
    }
    if ((this.step === "welcome" || this.step === "learn") && !this.busy) this.draw();
  }

  /** A lobby that is open already, whoever has opened it, and whatever was posted since: which game it is need not be asked. It loses its buttons
   * when it is over. */
  adopt(seat) {
    const places = [seat.openChannel, this.deeds.firstChannel(seat)?.id].filter(Boolean);
    const posts = (id) => seat.messages(id).filter((m) => m.author.id === seat.bot.id && !m.sandbox?.ephemeral);
    const [place, open] = places.map((id) => [id, posts(id).filter((m) => offers(m, "join")).at(-1)]).find(([, lobby]) => lobby) ?? [];
    if (!open) return false;
    this.host = sitting(seat, open)[0]?.id ?? seat.id;
    this.place = place;
    this.lobby = open.id;
    for (const name of ["host", "place", "lobby"]) memory.set(`guide.${name}`, this[name]);
    return true;
  }

  /** Somebody who does not sit at the table yet: whoever looks at this page, else if possible one with whom it keeps its language. */
  other(seat) {
    const host = seat.person(this.host) ?? seat.me;
    const lobby = seat.messages(this.place).find((m) => m.id === this.lobby);
    const seated = new Set([host, ...(lobby ? sitting(seat, lobby) : [])].map((p) => p.id));
    const others = [...seat.people.values()].filter((p) => !seated.has(p.id));
    return others.find((p) => p.id === seat.id) ?? others.find((p) => p.locale === host.locale) ?? others[0] ?? seat.me;
  }

  /** People may go on without the guide: their lobby has lost its buttons, and something younger can be pressed. */
  begun(seat) {
    const posts = seat.messages(this.place).filter((m) => m.author.id === seat.bot.id && !m.sandbox?.ephemeral && compareIds(m.id, this.lobby ?? "0") >= 0);
    return posts.length > 1 && posts[0].id === this.lobby && !pressable(posts[0]) && posts.slice(1).some(pressable);
  }

  /** Everybody has got up again: their lobby has lost its buttons and names nobody any more. One that has become a game says who plays. */
  closed(seat) {
    const lobby = seat.messages(this.place).find((m) => m.id === this.lobby);
    return Boolean(lobby && !pressable(lobby) && !sitting(seat, lobby).length);
  }

  /** Does nothing stand in the way of a start? Then Keeper's button for it is green. */
  complete(seat) {
    const lobby = seat.messages(this.place).find((m) => m.id === this.lobby);
    return Boolean(lobby && offers(lobby, "start", GREEN));
  }

  starting(seat, host) {
    const words = this.command("game start", seat) ? t("guide.startTable", host.global_name) : t("guide.joinSelf", host.global_name);
    return this.button(words, () => this.act("game start", host.id, "roll"), { name: "begin" });
  }

  join(seat) {
    const other = this.other(seat);
    const can = this.command("game join", seat);
    const joining = !can ? t("guide.joinSelf", other.global_name) : other.id === seat.id ? t("guide.joinYou", other.global_name) : t("guide.join", other.global_name);
    if (this.complete(seat)) {
      return {
        title: t("guide.readyTitle"),
        body: [h("p", null, t("guide.readyText"))],
        buttons: [this.starting(seat, seat.person(this.host) ?? seat.me), this.button(joining, () => this.act("game join", other.id, "start"), { quiet: true, name: "join" })],
      };
    }
    return {
      title: t("guide.joinTitle"),
      body: [h("p", null, t(other.id === seat.id ? "guide.joinTextYou" : "guide.joinText", other.global_name)), h("p.guide-small", null, t("guide.joinHint"))],
      buttons: [this.button(joining, () => this.act("game join", other.id, "start"), { name: "join" }), this.button(t("guide.next"), () => this.go("start"), { quiet: true, name: "next" })],
    };
  }

  start(seat) {
    const host = seat.person(this.host) ?? seat.me;
    return {
      title: t("guide.startTitle"),
      body: [h("p", null, t("guide.startTableText", host.global_name))],
      buttons: [this.starting(seat, host), this.button(t("guide.next"), () => this.go("roll"), { quiet: true, name: "next" })],
    };
  }

  roll(seat) {
    const asked = [...seat.people.values()].find((p) => p.id !== seat.id && (this.deeds.seats().get(p.id)?.calls ?? 0) > 0);
    return {
      title: t("guide.rollTitle"),
      body: [h("p", null, t("guide.rollText")), h("details.guide-tips", null, h("summary", null, t("guide.tipsTitle")), h("ul", null, t("guide.tips").map((tip) => h("li", null, tip))))],
      buttons: [asked ? this.button(t("guide.whoIsAsked", asked.global_name), () => this.deeds.sit(asked.id, true), { name: "asked" }) : null,
        this.button(t("guide.finish"), () => this.hide(), { quiet: Boolean(asked), name: "finish" }), this.button(t("guide.again"), () => this.go("welcome"), { quiet: true, name: "again" })],
    };
  }

  // --- the deeds ------------------------------------------------------------------------------------------------------

  /** A lesson needs nobody else: then the guide has nothing more to say. */
  async startGame(game, name = "game new") {
    const seat = this.deeds.seat();
    const leaf = this.command(name, seat);
    const place = this.deeds.firstChannel(seat);
    if (!leaf || !place || this.busy) return;
    this.busy = true;
    this.trouble = null;
    this.draw();
    this.deeds.openChannel(place.id);
    try {
      const options = await prefill(seat, place.id, leaf, game);
      const before = seat.messages(place.id).at(-1)?.id ?? "0";
      const response = await this.deeds.run(seat, place.id, { command: leaf.command, path: leaf.path, options, label: `/${leaf.label}` });
      if (response.kind === "failed") throw new Error("failed");
      const lobby = await laid(seat, place.id, before);
      if (!lobby) {
        this.busy = false;
        this.trouble = t("guide.refused");
        return void this.draw();
      }
      this.host = seat.id;
      this.place = place.id;
      memory.set("guide.host", seat.id);
      memory.set("guide.place", place.id);
      this.lobby = lobby;
      memory.set("guide.lobby", lobby);
      this.busy = false;
      if (name === "game learn") {
        this.go("welcome");
        return void this.hide();
      }
      this.go("join");
    } catch {
      this.busy = false;
      this.trouble = t("guide.failed");
      this.draw();
    }
  }

  async act(name, personId, next) {
    if (this.busy) return;
    await this.deeds.sit(personId, false);
    const seat = this.deeds.seat();
    const place = seat.channels.get(this.place) ?? this.deeds.firstChannel(seat);
    this.deeds.openChannel(place.id);
    const leaf = this.command(name, seat);
    if (!leaf || seat.id !== personId) return void this.go(next);
    this.busy = true;
    this.draw();
    try {
      const options = await prefill(seat, place.id, leaf);
      const response = await this.deeds.run(seat, place.id, { command: leaf.command, path: leaf.path, options, label: `/${leaf.label}` });
      this.busy = false;
      if (response.kind === "failed") throw new Error("failed");
      this.go(next);
    } catch {
      this.busy = false;
      this.trouble = t("guide.failed");
      this.draw();
    }
  }
}

const LOOK_MS = 100, REFUSED_MS = 2000, GREEN = 3;

/** Something that can be pressed or chosen, however deep it lies. */
function pressable(message) {
  const within = (c) => Boolean(c.custom_id) || (c.components ?? []).some(within);
  return (message.components ?? []).some(within);
}

/** Has this a button for the deed, as Keeper names it? A lobby has one to join. */
function offers(message, deed, style = null) {
  const meant = (c) => (c.custom_id ?? "").split(":").includes(deed) && (style === null || c.style === style);
  const within = (c) => meant(c) || (c.components ?? []).some(within);
  return (message.components ?? []).some(within);
}

/** The people whom a lobby names, in its order. */
function sitting(seat, message) {
  const said = (c) => [c.content ?? "", ...(c.components ?? []).map(said)].join("\n");
  const text = [message.content ?? "", ...(message.components ?? []).map(said)].join("\n");
  const at = (p) => [text.indexOf(`<@${p.id}>`), text.indexOf(p.global_name)].filter((n) => n >= 0);
  return [...seat.people.values()].filter((p) => at(p).length).sort((a, b) => Math.min(...at(a)) - Math.min(...at(b)));
}

/** The post of a new table in the channel. A refusal is told to whoever asked alone, and nothing else comes. */
async function laid(seat, channelId, before) {
  let answered = null;
  for (;;) {
    const since = seat.messages(channelId).filter((m) => m.author.id === seat.bot.id && compareIds(m.id, before) > 0);
    const laid = since.find((m) => !m.sandbox?.ephemeral);
    if (laid) return laid.id;
    if (since.some((m) => !m.sandbox?.thinking)) answered ??= performance.now();
    if (answered !== null && performance.now() - answered > REFUSED_MS) return null;
    if (!seat.bot.online) return null;
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
}

/** The first thing somebody must type. */
function first(leaf) {
  return leaf.options.find((o) => o.required && o.type === 3);
}

/** What a text option can be: its fixed choices, or what the bot suggests when nothing is typed yet. */
async function offered(seat, channelId, leaf, option, options = {}) {
  if (option.choices?.length || !option.autocomplete) return option.choices ?? [];
  const asked = { channel: channelId, command: leaf.command, path: leaf.path, options: { ...options, [option.name]: "" }, focused: option.name };
  return (await seat.act("autocomplete", asked)).choices;
}

/** Values for a command's required options: `first` for the first text, otherwise the first that is offered. */
async function prefill(seat, channelId, leaf, first) {
  const options = {};
  let wanted = first;
  for (const option of leaf.options.filter((o) => o.required)) {
    if (option.type === 3) {
      options[option.name] = wanted ?? (await offered(seat, channelId, leaf, option, options))[0]?.value ?? "1";
      wanted = undefined;
    } else if (option.type === 4 || option.type === 10) options[option.name] = option.choices?.[0]?.value ?? option.min_value ?? 2;
    else if (option.type === 5) options[option.name] = false;
    else if (option.type === 6 || option.type === 9) options[option.name] = seat.id;
    else if (option.type === 7) options[option.name] = channelId;
  }
  return options;
}

/** The help: the guide again, and the keys. */
export function openHelp(guide) {
  const id = uid("help");
  const opened = openDialog("sheet", `#${id}`, h("div.sheet-form", null,
    h("h2", { id }, t("help")),
    h("p", null, t("guide.welcome")),
    h("h3", null, t("shortcuts")),
    h("dl.keys", null, t("keys").map(([key, words]) => [h("dt", null, h("kbd", null, key)), h("dd", null, words)])),
    h("div.sheet-buttons", null, h("button.quiet", { type: "button", onclick: () => opened.close() }, t("close")),
      h("button.brass", { type: "button", data: { guide: "open" }, onclick: () => { opened.close("guide"); guide.go("welcome"); guide.show(); } }, t("guide.show")))));
  opened.dialog.querySelector(".brass").focus();
}
