// The page as a whole: lets the person in, opens a seat for everybody at the table, and draws the one that is taken.
import { drawChannels, inOrder } from "./channels.js";
import { Composer } from "./composer.js";
import { confirmLeave, note } from "./dialogs.js";
import { fill, h, memory } from "./dom.js";
import { face } from "./faces.js";
import { enter } from "./gate.js";
import { Guide, openHelp } from "./guide.js";
import { icon } from "./icons.js";
import { channelName } from "./markdown.js";
import { Log } from "./messages.js";
import { openModal } from "./modal.js";
import { addChannel, drawAsked, drawPeople, refused } from "./people.js";
import { Seat } from "./seat.js";
import { speak, t } from "./words.js";

const MOST_SEATS = 40; // sockets one window opens; people beyond that get theirs when they are chosen

class App {
  constructor(key, people) {
    this.key = key;
    this.firstPlace = /^#(\d+)/.exec(location.hash)?.[1]; // where a reloaded or copied address leads
    this.seats = new Map();
    this.seat = null;
    this.build();
    for (const person of people.slice(0, MOST_SEATS)) this.openSeat(person.id);
    const invited = this.invited;
    this.sit(this.wantedPerson(people), false).then(() => { if (!invited) this.welcome(); });
  }

  /** Does the address say who one is? The page itself writes it there as soon as somebody sits. */
  get invited() {
    const query = new URLSearchParams(location.search);
    return query.has("as") || query.has("person");
  }

  /** Whoever comes for the first time, to whatever seat, reads the language of their browser; later, what they have chosen. */
  welcome() {
    if (memory.get("met")) return;
    memory.set("met", "yes");
    const german = navigator.language.startsWith("de");
    if (german !== (this.seat.me.locale === "de")) this.seat.act("set_person", { locale: german ? "de" : "en-GB" }).catch(refused);
  }

  wantedPerson(people) {
    const query = new URLSearchParams(location.search);
    const wanted = query.get("as") ?? query.get("person");
    const known = people.find((p) => [p.id, p.username, p.global_name].some((n) => n.toLowerCase() === wanted?.toLowerCase()));
    return (known ?? people[0]).id;
  }

  openSeat(id) {
    if (!this.seats.has(id)) this.seats.set(id, new Seat(this.key, id, (seat, what, about) => this.heard(seat, what, about)));
    return this.seats.get(id);
  }

  // --- the frame ------------------------------------------------------------------------------------------------------

  build() {
    const place = (seat) => ({
      me: seat.id,
      person: (id) => seat.person(id), role: (id) => seat.roles.get(id), channel: (id) => seat.channels.get(id),
      openChannel: (id, message) => this.openChannel(id, message), openPerson: (id) => { if (id !== seat.id) this.openDm(id); },
      typeCommand: (name) => this.composer.typeCommand(name), leave: confirmLeave,
    });
    this.log = new Log({
      place, seen: () => this.markRead(),
      forMessages: (seat, channel) => ({
        act: (deed, fields) => seat.act(deed, fields).catch(refused),
        dismiss: (message) => { seat.act("dismiss", { channel: channel.id, message: message.id }).catch(refused); this.rest(); },
        use: (deed, message, component, values) => this.useComponent(seat, deed, message, component, values),
        command: (wanted) => this.run(seat, channel.id, wanted).catch(refused),
        reply: (message) => this.composer.reply(message),
        edit: (message) => this.composer.edit(message),
      }),
    });
    this.place = place;
    this.composer = new Composer({ typing: () => this.seat.act("typing", { channel: this.seat.openChannel }).catch(() => {}), run: (wanted) => this.run(this.seat, this.seat.openChannel, wanted) });
    this.guide = new Guide({
      seat: () => this.seat, seats: () => this.seats, sit: (id, there) => this.sit(id, there), openChannel: (id) => this.openChannel(id),
      run: (seat, channel, wanted) => this.run(seat, channel, wanted), firstChannel: (seat) => inOrder(seat).rooms[0],
    });

    this.deeds = {
      openChannel: (id) => this.openChannel(id), openDm: (id) => this.openDm(id), addChannel: () => addChannel(this.seat, this.deeds),
      sit: (id, there) => this.sit(id, there), addressOf: (person) => this.addressOf(person),
      setPerson: (id, changes) => this.seat.act("set_person", { person: id, ...changes }).catch(refused),
      command: (wanted) => this.run(this.seat, this.seat.openChannel, wanted).catch(refused),
    };

    this.channelList = h("div.side-scroll");
    this.peopleList = h("div.side-scroll");
    this.guildName = h("h1.guild-name");
    this.channelSide = h("nav.side.side-left", { id: "channels" }, h("div.guild", null, h("span.guild-mark", null, icon("keyeye", 26)), this.guildName, this.closer("left")), this.channelList);
    this.peopleSide = h("aside.side.side-right", { id: "people" }, h("div.side-top", null, this.closer("right")), this.peopleList);
    this.title = h("div.top-title");
    this.language = h("button.language", { type: "button", onclick: () => this.switchLanguage() });
    this.helpButton = h("button.round", { type: "button", data: { help: "" }, onclick: () => openHelp(this.guide) }, icon("help", 22));
    this.leftButton = h("button.round.only-narrow", { type: "button", "aria-controls": "channels", "aria-expanded": "false", data: { drawer: "left" }, onclick: () => this.openDrawer("left") }, icon("menu", 22));
    this.rightButton = h("button.seat-button", { type: "button", "aria-controls": "people", "aria-expanded": "false", data: { drawer: "right" }, onclick: () => this.openDrawer("right") });
    this.banner = h("div.banner", { role: "status", hidden: true });
    this.asked = h("div.asked", { hidden: true });
    this.typing = h("div.typing", { "aria-live": "polite" });
    this.main = h("main.chat", null,
      h("header.top", null, this.leftButton, this.title, this.language, this.helpButton, this.rightButton),
      this.banner, this.log.node, this.guide.node,
      h("div.chat-foot", null, this.asked, this.typing, this.composer.node));
    this.veil = h("div.veil", { hidden: true, onclick: () => this.closeDrawer() });
    this.skip = h("a.skip", { href: "#say", onclick: (event) => { event.preventDefault(); this.composer.focus(); } });
    fill(document.body, h("div.app", null, this.skip, this.channelSide, this.main, this.peopleSide, this.veil));

    document.addEventListener("keydown", (event) => this.keys(event));
    document.addEventListener("visibilitychange", () => { if (!document.hidden) this.awake(); });
    addEventListener("focus", () => this.awake());
    addEventListener("online", () => this.awake());
    this.narrow = matchMedia("(max-width: 1099px)");
    this.slim = matchMedia("(max-width: 799px)");
    for (const query of [this.narrow, this.slim]) query.addEventListener("change", () => this.closeDrawer(false));
    this.closeDrawer(false);
  }

  closer(side) {
    return h(`button.round.small.drawer-close.is-${side}`, { type: "button", onclick: () => this.closeDrawer() }, icon("close", 20));
  }

  /** Where the focus goes when what had it is gone: the message box, but on a phone that would open its keyboard. */
  rest() {
    if (this.slim.matches) this.log.list.focus({ preventScroll: true });
    else this.composer.focus();
  }

  openDrawer(side) {
    this.closeDrawer(false);
    const drawer = side === "left" ? this.channelSide : this.peopleSide;
    const covers = side === "left" ? this.slim.matches : this.narrow.matches;
    if (!covers) return void drawer.querySelector("button")?.focus();
    drawer.classList.add("is-open");
    drawer.inert = false;
    this.main.inert = true;
    this.veil.hidden = false;
    this.drawer = side;
    (side === "left" ? this.leftButton : this.rightButton).setAttribute("aria-expanded", "true");
    (drawer.querySelector("[aria-current], [aria-pressed=true]") ?? drawer.querySelector("button")).focus();
  }

  closeDrawer(giveBack = true) {
    const was = this.drawer;
    this.drawer = null;
    for (const drawer of [this.channelSide, this.peopleSide]) drawer.classList.remove("is-open");
    // What lies outside the window can't be reached by keyboard either.
    this.channelSide.inert = this.slim.matches;
    this.peopleSide.inert = this.narrow.matches;
    this.main.inert = false;
    this.veil.hidden = true;
    for (const button of [this.leftButton, this.rightButton]) button.setAttribute("aria-expanded", "false");
    if (was && giveBack) (was === "left" ? this.leftButton : this.rightButton).focus();
  }

  // --- seats and places -----------------------------------------------------------------------------------------------

  /** Be this person; with `there`, go where they are called. Resolves when the seat is usable. */
  async sit(id, there) {
    const seat = this.openSeat(id);
    const before = this.seat;
    if (before !== seat) this.log.clear();
    this.seat = seat;
    this.closeDrawer(false);
    if (!seat.me) {
      this.drawBanner();
      await new Promise((done) => { seat.whenReady = done; });
      if (this.seat !== seat) return;
    }
    speak(seat.me.locale);
    this.remember();
    const called = there ? seat.callingChannel() : null;
    const same = before && before !== seat ? seat.channels.get(before.openChannel) : null;
    const kept = seat.channels.get(seat.openChannel);
    const wanted = called ?? (same?.type === 1 ? null : same) ?? kept ?? seat.channels.get(this.firstPlace) ?? inOrder(seat).rooms[0] ?? inOrder(seat).dms[0];
    this.draw();
    if (wanted) await this.openChannel(wanted.id);
    if (before && before !== seat) this.rest();
  }

  addressOf(person) {
    const address = new URL(location.href);
    address.searchParams.delete("person");
    address.searchParams.set("key", this.key);
    address.searchParams.set("as", person.username);
    address.hash = this.seat?.openChannel ?? "";
    return address.href;
  }

  remember() {
    history.replaceState(null, "", this.addressOf(this.seat.me));
  }

  async openChannel(id, messageId = null) {
    const seat = this.seat;
    const channel = seat.channels.get(id);
    if (!channel) return void note(t("failed.unknown_channel"), "bad");
    const moved = seat.openChannel !== id || this.log.channel?.id !== id || this.log.seat !== seat;
    seat.openChannel = id;
    this.closeDrawer(false);
    if (moved) {
      this.log.open(seat, channel);
      this.composer.open(seat, channel);
      this.remember();
      this.drawTop();
      this.drawSides();
      if (this.started || !this.slim.matches) this.rest(); // a phone that just opened the page shows no focus yet
      this.started = true;
    }
    const unread = channel.unread;
    try {
      await seat.load(id);
      if (messageId && !(await seat.reach(id, messageId))) note(t("failed.unknown_message"), "bad");
    } catch {
      return; // the connection went; the next hello draws everything anew
    }
    if (this.seat !== seat || seat.openChannel !== id) return;
    if (moved) {
      const news = unread ? seat.messages(id).filter((m) => m.author.id !== seat.id).slice(-unread)[0] : null;
      seat.log(id).firstNew = news?.id ?? null;
    }
    this.log.refresh();
    if (messageId) this.log.reveal(messageId);
    else if (moved) this.log.toEnd();
    this.markRead();
  }

  async openDm(id) {
    try {
      const { channel } = await this.seat.act("open_dm", { with: id });
      this.seat.channels.set(channel.id, { ...this.seat.channels.get(channel.id), ...channel });
      await this.openChannel(channel.id);
    } catch (refusal) {
      refused(refusal);
    }
  }

  markRead() {
    const { seat } = this;
    const channel = seat?.channels.get(seat.openChannel);
    if (!channel?.unread || document.hidden || !document.hasFocus() || !this.log.stuck || this.log.channel?.id !== channel.id || !seat.log(channel.id).loaded) return;
    seat.act("read", { channel: channel.id }).catch(() => {});
  }

  // --- what people do -------------------------------------------------------------------------------------------------

  /** Whoever says or does something has read what was new and wants to see what comes of it. */
  goOn(seat) {
    seat.log(seat.openChannel).firstNew = null;
    this.log.toEnd();
  }

  async run(seat, channelId, wanted) {
    if (seat === this.seat && channelId === seat.openChannel) this.goOn(seat);
    const response = await seat.useCommand(channelId, wanted);
    this.answered(seat, channelId, response);
    return response;
  }

  async useComponent(seat, deed, message, component, values) {
    const response = await seat.use(deed, message, component, values);
    if (response) this.answered(seat, message.channel_id, response);
  }

  answered(seat, channelId, response) {
    if (response.kind === "modal" && this.seat === seat) openModal(seat, response.interaction_id, response.modal, this.place(seat), (next) => this.answered(seat, channelId, next));
    else if (response.message) seat.keep(response.message.channel_id ?? channelId, response.message);
  }

  switchLanguage() {
    this.seat.act("set_person", { locale: this.seat.me.locale === "de" ? "en-GB" : "de" }).catch(refused);
  }

  keys(event) {
    if (event.key === "Escape" && this.drawer) {
      event.preventDefault();
      this.closeDrawer();
      return;
    }
    if (document.querySelector("dialog[open]")) return;
    if (event.altKey && !event.ctrlKey && !event.metaKey && /^Digit[1-9]$/.test(event.code)) {
      const person = [...this.seat.people.values()][Number(event.code.slice(5)) - 1];
      if (person) {
        event.preventDefault();
        this.sit(person.id, (this.seats.get(person.id)?.calls ?? 0) > 0);
      }
    } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      const { rooms, dms } = inOrder(this.seat);
      const all = [...rooms, ...dms];
      const at = all.findIndex((c) => c.id === this.seat.openChannel);
      this.openChannel(all[(at + (event.key === "ArrowDown" ? 1 : -1) + all.length) % all.length].id);
    } else if (event.key === "/" && !event.ctrlKey && !event.altKey && !event.metaKey && !event.target.closest("input, textarea, select, .choice-box, .menu")) {
      event.preventDefault();
      this.composer.beginSlash();
    }
  }

  awake() {
    for (const seat of this.seats.values()) seat.socket.hurry();
    this.markRead();
  }

  // --- what happens ---------------------------------------------------------------------------------------------------

  heard(seat, what, about) {
    if (what === "people") this.peopleChanged(seat, about);
    if (what === "hello") this.greeted(seat);
    if (seat !== this.seat || !seat.me) {
      if (["unread", "hello", "link"].includes(what)) this.later("sides");
      return;
    }
    const here = about.channel === seat.openChannel;
    switch (what) {
      case "link": this.drawBanner(); if (about.state === "key" || about.state === "gone") location.reload(); break;
      case "bot": this.drawBanner(); this.later("sides"); break;
      case "faults": this.drawBanner(); break;
      case "message":
        if (here) {
          if (about.message.author.id === seat.id) this.goOn(seat);
          else this.log.arrived();
          this.later("log");
          this.later("typing");
        }
        break;
      case "log": case "pending": if (here) this.later("log"); break;
      case "typing": if (here) this.later("typing"); break;
      case "unread": if (here) this.markRead(); this.later("sides"); break;
      case "channels":
        if (about.gone === seat.openChannel) this.openChannel(inOrder(seat).rooms[0].id);
        this.composer.open(seat, seat.channels.get(seat.openChannel));
        this.later("sides");
        this.later("top");
        break;
      case "people": case "commands": this.later("sides"); this.later("log"); break;
      default: break;
    }
  }

  greeted(seat) {
    const ready = seat.whenReady;
    delete seat.whenReady;
    for (const person of seat.people.values()) if (this.seats.size < MOST_SEATS) this.openSeat(person.id);
    if (seat === this.seat && !ready) {
      // Back after a loss: everything may have changed.
      note(t("back"));
      speak(seat.me.locale);
      this.log.clear();
      this.draw();
      const channel = seat.channels.get(seat.openChannel) ?? inOrder(seat).rooms[0];
      if (channel) this.openChannel(channel.id);
    }
    ready?.();
  }

  peopleChanged(seat, { person, gone }) {
    if (seat !== this.seat) return;
    if (person) {
      const known = this.seats.get(person.id);
      if (!known && this.seats.size < MOST_SEATS) this.openSeat(person.id);
      if (person.id === seat.id) {
        speak(person.locale);
        this.draw();
        this.log.refresh();
      }
    }
    if (gone && this.seats.has(gone)) {
      this.seats.get(gone).socket.end();
      this.seats.delete(gone);
    }
  }

  /** Draw soon, once, however much happens until then. */
  later(part) {
    this.due ??= new Set();
    this.due.add(part);
    if (this.timer) return;
    // A hidden window gets no animation frames; its title and marks should still be right.
    this.timer = setTimeout(() => {
      this.timer = null;
      const due = this.due;
      this.due = null;
      if (!this.seat?.me) return;
      if (due.has("log")) this.log.refresh();
      if (due.has("top")) this.drawTop();
      if (due.has("sides")) this.drawSides();
      if (due.has("typing")) this.drawTyping();
      this.guide.draw();
    }, 10);
  }

  // --- drawing --------------------------------------------------------------------------------------------------------

  draw() {
    const { seat } = this;
    fill(this.guildName, seat.guild.name);
    this.skip.textContent = t("skip");
    this.channelSide.setAttribute("aria-label", t("channels"));
    this.peopleSide.setAttribute("aria-label", t("people"));
    for (const [button, words] of [[this.leftButton, t("openChannels")], [this.helpButton, t("help")]]) {
      button.setAttribute("aria-label", words);
      button.title = words;
    }
    for (const button of document.querySelectorAll(".drawer-close")) button.setAttribute("aria-label", t("close"));
    fill(this.language, icon("globe", 18), h("span", null, t("lang").slice(0, 2).toUpperCase()));
    this.language.setAttribute("aria-label", `${t("languageOf", seat.me.global_name)}: ${t("lang") === "de" ? t("german") : t("english")}`);
    this.language.title = t("languageOf", seat.me.global_name);
    this.composer.draw();
    this.drawTop();
    this.drawSides();
    this.drawTyping();
    this.drawBanner();
    this.guide.draw();
  }

  drawTop() {
    const channel = this.seat.channels.get(this.seat.openChannel);
    if (!channel) return fill(this.title);
    const mark = channel.type === 1 ? face(this.seat.person(channel.with), "xs", channel.with === this.seat.bot.id) : icon(channel.type === 0 ? "hash" : "thread", 22);
    return fill(this.title, mark, h("h2", null, channel.name), channel.topic ? h("p.topic", null, channel.topic) : null);
  }

  drawSides() {
    const { seat } = this;
    drawChannels(this.channelList, seat, this.deeds);
    drawPeople(this.peopleList, seat, this.seats, this.deeds);
    drawAsked(this.asked, seat, this.seats, this.deeds);
    let others = 0, mine = 0;
    for (const other of this.seats.values()) if (other !== seat) others += other.calls;
    for (const channel of seat.channels.values()) if (channel.id !== seat.openChannel) mine += channel.unread ? 1 : 0;
    fill(this.rightButton, h("span.seat-face", null, face(seat.me, "s"), others ? h("span.seat-dot", null, others > 9 ? "9+" : others) : null));
    this.rightButton.setAttribute("aria-label", `${t("openPeople")}. ${t("youAre", seat.me.global_name)}${others ? `. ${t("askedNow")}: ${others}` : ""}`);
    this.leftButton.classList.toggle("has-news", mine > 0);
    const channel = seat.channels.get(seat.openChannel);
    document.title = `${seat.calls ? `(${seat.calls}) ` : ""}${channel ? channelName(channel) : ""} · ${seat.me.global_name} · ${seat.bot.global_name}`;
    document.body.dataset.as = seat.me.username;
  }

  drawTyping() {
    const names = this.seat.typists(this.seat.openChannel);
    fill(this.typing, names.length ? [h("span.dots", { "aria-hidden": "true" }, h("i"), h("i"), h("i")), t("typing", names)] : null);
  }

  drawBanner() {
    const { seat } = this;
    const lost = seat.state === "lost";
    const offline = seat.me && seat.bot && !seat.bot.online;
    this.banner.hidden = !lost && !offline && !seat.faults;
    this.banner.className = `banner ${lost ? "is-lost" : offline ? "is-offline" : "is-faults"}`;
    if (lost) fill(this.banner, h("span.dots", { "aria-hidden": "true" }, h("i"), h("i"), h("i")), h("span", null, t("lost")), h("button.link", { type: "button", onclick: () => this.awake() }, t("lostNow")));
    else if (offline) fill(this.banner, icon("warning", 18), h("span", null, t("botOffline")));
    else if (seat.faults) fill(this.banner, icon("warning", 18), h("span", null, t("faults", seat.faults)));
  }
}

const door = await enter(document.body);
new App(door.key, door.people);
