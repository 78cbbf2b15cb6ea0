// Seats: who one is, who else is there, and who is being asked. One human can play them all.
import { askForm, note, openMenu } from "./dialogs.js";
import { fill, h } from "./dom.js";
import { face } from "./faces.js";
import { icon } from "./icons.js";
import { channelName } from "./markdown.js";
import { t, tOr } from "./words.js";

/** The list of seats. `seats`: person id → Seat (all people of this window). */
export function drawPeople(node, seat, seats, deeds) {
  const inside = node.contains(document.activeElement) ? document.activeElement.dataset.person : null;
  const everyone = [...seat.people.values()];
  fill(node,
    h("div.side-head", null, h("h2", null, t("people")), h("button.round.small", { type: "button", "aria-label": t("addPerson"), title: t("addPerson"), onclick: () => addPerson(seat) }, icon("plus", 18))),
    h("p.side-hint", null, t("peopleHint")),
    h("ul.seats", null, everyone.map((p, i) => row(p, i, seat, seats, deeds))),
    h("div.side-head", null, h("h2", null, seat.bot.global_name)),
    h("ul.seats", null, h("li.seat-row", null, h("button.seat", { type: "button", data: { person: seat.bot.id }, onclick: () => deeds.openDm(seat.bot.id) },
      face(seat.bot, "s", true), h("span.seat-words", null, h("span.seat-name", null, seat.bot.global_name), h("span.seat-about", null, t("message"))), h("span.light", { class: seat.bot.online ? "is-on" : "" })))));
  if (inside) node.querySelector(`[data-person="${CSS.escape(inside)}"]`)?.focus();
}

function row(person, i, seat, seats, deeds) {
  const me = person.id === seat.id;
  const theirs = seats.get(person.id);
  const calls = me ? 0 : theirs?.calls ?? 0;
  const about = me ? t("acting") : calls ? t("asked") : person.locale === "de" ? t("german") : t("english");
  const more = h("button.round.small.seat-more", { type: "button", "aria-label": t("personMenu", person.global_name), "aria-haspopup": "menu", "aria-expanded": "false", onclick: () => menu(more, person, seat, deeds) }, icon("more", 18));
  return h("li.seat-row", { class: me ? "is-me" : "" },
    h("button.seat", {
      type: "button", "aria-pressed": String(me), data: { person: person.username }, title: i < 9 ? `Alt + ${i + 1}` : null,
      "aria-label": `${t("actAs", person.global_name)}, ${about}`, onclick: () => deeds.sit(person.id, calls > 0),
    }, h("span.seat-face", null, face(person, "s"), calls ? h("span.seat-dot", { data: { asked: person.username } }, calls > 9 ? "9+" : calls) : null),
    h("span.seat-words", null, h("span.seat-name", null, person.global_name), h("span.seat-about", { class: calls ? "is-asked" : "" }, about))),
    me ? null : h("a.round.small.seat-more", { href: deeds.addressOf(person), target: "_blank", rel: "noopener", "aria-label": t("newWindow", person.global_name), title: t("newWindow", person.global_name) }, icon("out", 16)),
    more);
}

function menu(anchor, person, seat, deeds) {
  const language = (locale, words) => ({ label: words, icon: person.locale === locale || (locale === "en-GB" && person.locale !== "de") ? "check" : "globe", run: () => deeds.setPerson(person.id, { locale }) });
  openMenu(anchor, t("personMenu", person.global_name), [
    person.id === seat.id ? null : { label: t("message"), icon: "send", run: () => deeds.openDm(person.id) },
    language("de", `${t("language")}: Deutsch`),
    language("en-GB", `${t("language")}: English`),
    { label: t("dmsOpen"), icon: person.dms_open ? "check" : "close", run: () => deeds.setPerson(person.id, { dms_open: !person.dms_open }) },
    ...seat.commandsIn(seat.channels.get(seat.openChannel), 2).map((c) => ({ label: `${t("apps")}: ${c.name_localized}`, icon: "keyeye", run: () => deeds.command({ command: c.id, path: [], options: {}, target: person.id, label: c.name_localized }) })),
  ]);
}

function addPerson(seat) {
  const name = h("input", { type: "text", id: "new-person", maxlength: "32", autocomplete: "off", required: true });
  const language = h("select", { id: "new-language" }, h("option", { value: "de" }, t("german")), h("option", { value: "en-GB" }, t("english")));
  language.value = seat.me.locale === "de" ? "de" : "en-GB";
  askForm(t("addPerson"), [h("label.field-label", { for: "new-person" }, t("name")), name, h("label.field-label", { for: "new-language" }, t("language")), language], t("add"), async () => {
    if (!name.value.trim()) return t("errors.required");
    try {
      await seat.act("add_person", { global_name: name.value.trim(), locale: language.value });
      return null;
    } catch (refusal) {
      return tOr(`failed.${refusal.code}`, "failed.bad_action");
    }
  });
}

export function addChannel(seat, deeds) {
  const name = h("input", { type: "text", id: "new-channel", maxlength: "60", autocomplete: "off" });
  const topic = h("input", { type: "text", id: "new-topic", maxlength: "200", autocomplete: "off" });
  askForm(t("addChannel"), [h("label.field-label", { for: "new-channel" }, t("name")), name, h("label.field-label", { for: "new-topic" }, t("topic")), topic], t("add"), async () => {
    if (!name.value.trim()) return t("errors.required");
    try {
      const { channel } = await seat.act("add_channel", { name: name.value.trim(), topic: topic.value.trim() || undefined });
      seat.channels.set(channel.id, channel);
      deeds.openChannel(channel.id);
      return null;
    } catch (refusal) {
      return tOr(`failed.${refusal.code}`, "failed.bad_action");
    }
  });
}

/** Above the message box: the others who are asked now, one press away. */
export function drawAsked(node, seat, seats, deeds) {
  const asked = [...seat.people.values()].filter((p) => p.id !== seat.id && (seats.get(p.id)?.calls ?? 0) > 0);
  node.hidden = !asked.length;
  fill(node, asked.length ? [h("span.asked-title", null, icon("bell", 16), t("askedNow")), asked.map((p) => {
    const channel = seats.get(p.id).callingChannel();
    const words = t("askedIn", p.global_name, channel ? channelName(channel) : "");
    return h("button.asked-one", { type: "button", "aria-label": `${words}. ${t("goThere", p.global_name)}`, title: words, data: { goto: p.username }, onclick: () => deeds.sit(p.id, true) }, face(p, "xs"), p.global_name,
      channel && channel.id !== seat.openChannel ? h("span.asked-where", null, channelName(channel)) : null);
  })] : []);
}

export const refused = (refusal) => note(tOr(`failed.${refusal.code}`, "failed.bad_action"), "bad");
