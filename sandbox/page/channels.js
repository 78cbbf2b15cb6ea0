// The list of places: channels with their threads, and direct messages, with marks for what is new.
import { compareIds, fill, h } from "./dom.js";
import { face } from "./faces.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

/** In the order of the list: channels, each followed by its threads, then direct messages, the latest first. */
export function inOrder(seat) {
  const all = [...seat.channels.values()];
  const texts = all.filter((c) => c.type === 0).sort((a, b) => a.position - b.position || compareIds(a.id, b.id));
  const threads = (parent) => all.filter((c) => (c.type === 11 || c.type === 12) && c.parent_id === parent.id && (!c.archived || c.id === seat.openChannel || c.unread)).sort((a, b) => compareIds(a.id, b.id));
  const dms = all.filter((c) => c.type === 1).sort((a, b) => (b.with === seat.bot.id) - (a.with === seat.bot.id) || compareIds(b.last_message_id ?? "0", a.last_message_id ?? "0"));
  return { rooms: texts.flatMap((c) => [c, ...threads(c)]), dms };
}

export function drawChannels(node, seat, deeds) {
  const { rooms, dms } = inOrder(seat);
  const withBot = dms.some((c) => c.with === seat.bot.id);
  const active = document.activeElement?.closest?.("[data-channel]")?.dataset.channel;
  const inside = node.contains(document.activeElement);
  fill(node,
    h("div.side-head", null, h("h2", null, t("channels")), h("button.round.small", { type: "button", "aria-label": t("addChannel"), title: t("addChannel"), onclick: deeds.addChannel }, icon("plus", 18))),
    h("ul.places", null, rooms.map((c) => entry(c, seat, deeds))),
    h("div.side-head", null, h("h2", null, t("direct"))),
    h("ul.places", null,
      withBot ? null : h("li", null, h("button.place", { type: "button", onclick: () => deeds.openDm(seat.bot.id) }, face(seat.bot, "xs", true), h("span.place-name", null, seat.bot.global_name))),
      dms.map((c) => entry(c, seat, deeds))));
  if (inside && active) node.querySelector(`[data-channel="${CSS.escape(active)}"]`)?.focus();
}

function entry(channel, seat, deeds) {
  const here = channel.id === seat.openChannel;
  const mark = channel.type === 1 ? face(seat.person(channel.with) ?? { global_name: channel.name }, "xs", channel.with === seat.bot.id)
    : icon(channel.type === 0 ? "hash" : channel.type === 12 ? "lock" : "thread", 18);
  const about = [channel.unread ? t("unread", channel.unread) : null, channel.mentions ? t("mentionsCount", channel.mentions) : null].filter(Boolean);
  return h("li", null, h("button.place", {
    type: "button", class: `${channel.type > 1 ? "is-thread" : ""} ${channel.unread && !here ? "is-new" : ""} ${here ? "is-here" : ""} ${channel.archived ? "is-old" : ""}`,
    "aria-current": here ? "page" : null, data: { channel: channel.id, name: channel.name }, onclick: () => deeds.openChannel(channel.id),
  }, mark, h("span.place-name", null, channel.name), channel.mentions && !here ? h("span.count", { "aria-hidden": "true" }, channel.mentions > 99 ? "99+" : channel.mentions) : null,
  about.length && !here ? h("span.sr", null, ` (${about.join(", ")})`) : null));
}
