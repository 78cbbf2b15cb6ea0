// What can be picked in the five kinds of selects: given options, people, roles, channels, people and roles.
import { h } from "./dom.js";
import { face } from "./faces.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

export const SELECTS = new Set([3, 5, 6, 7, 8]);

export function emojiMark(emoji) {
  if (!emoji) return null;
  return h("span.emoji", { "aria-hidden": "true" }, emoji.id ? `:${emoji.name}:` : emoji.name);
}

const people = (seat) => [...[...seat.people.values()].map((p) => ({ value: p.id, label: p.global_name, description: p.username, lead: () => face(p, "xs") })),
  { value: seat.bot.id, label: seat.bot.global_name, description: t("app"), lead: () => face(seat.bot, "xs", true) }];
const roles = (seat) => [...seat.roles.values()].map((r) => ({ value: r.id, label: r.name.startsWith("@") ? r.name : `@${r.name}`, description: t("role"), lead: () => icon("people", 18) }));
const channels = (seat, types) => [...seat.channels.values()].filter((c) => c.type !== 1 && (!types?.length || types.includes(c.type)))
  .map((c) => ({ value: c.id, label: c.name, description: c.topic || null, lead: () => icon(c.type === 0 ? "hash" : "thread", 18) }));

/** Options and what is picked beforehand, for a select component or a command's option. */
export function selectable(component, seat) {
  switch (component.type) {
    case 3:
      return {
        options: (component.options ?? []).map((o) => ({ value: o.value, label: o.label, description: o.description, lead: o.emoji ? () => emojiMark(o.emoji) : null })),
        picked: (component.options ?? []).filter((o) => o.default).map((o) => o.value),
      };
    case 5: return { options: people(seat), picked: before(component) };
    case 6: return { options: roles(seat), picked: before(component) };
    case 7: return { options: [...people(seat), ...roles(seat)], picked: before(component) };
    default: return { options: channels(seat, component.channel_types), picked: before(component) };
  }
}

const before = (component) => (component.default_values ?? []).map((d) => d.id);

export const optionKinds = { 6: people, 7: channels, 8: roles, 9: (seat) => [...people(seat), ...roles(seat)] };
