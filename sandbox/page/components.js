// Components of messages, classic and V2: what is pressed and chosen, and the layouts around it.
import { choice } from "./choice.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { emojiMark, selectable, SELECTS } from "./kinds.js";
import { render, spoiler } from "./markdown.js";
import { fileCard, picture } from "./pictures.js";
import { t } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "outside" };

/** `at`: {message, seat, place, all (its pictures), press(component), select(component, values)}. */
export function components(list, at) {
  return (list ?? []).map((c) => component(c, at));
}

function component(c, at) {
  switch (c.type) {
    case 1:
      return h("div.row", { class: c.components.some((p) => SELECTS.has(p.type)) ? "has-select" : "" }, components(c.components, at));
    case 2:
      return button(c, at);
    case 3: case 5: case 6: case 7: case 8:
      return select(c, at);
    case 9:
      return h("div.section", null, h("div.section-words", null, components(c.components, at)), h("div.section-beside", null, component(c.accessory, at)));
    case 10:
      return h("div.md", null, render(c.content, at.place));
    case 11:
      return covered(c, picture(mediaOf(c), { all: at.all, kind: "is-thumb", alt: c.description }));
    case 12:
      return h("div.pictures", { data: { count: Math.min(4, c.items.length) } }, c.items.map((i) => covered(i, picture(mediaOf(i), { all: at.all, alt: i.description }))));
    case 13: {
      const media = c.file ?? {};
      const known = at.message.attachments?.find((a) => a.id === media.attachment_id || a.url === media.url);
      return covered(c, fileCard({ url: media.url, filename: c.name ?? known?.filename ?? decodeURIComponent(String(media.url).split("/").pop()), size: c.size ?? known?.size }));
    }
    case 14:
      return h("hr.separator", { class: `${c.divider === false ? "is-space " : ""}${c.spacing === 2 ? "is-wide" : ""}` });
    case 17: {
      const accent = c.accent_color !== null && c.accent_color !== undefined;
      const box = h("div.container", { class: accent ? "has-accent" : "", style: accent ? { "--accent": `#${c.accent_color.toString(16).padStart(6, "0")}` } : {} }, components(c.components, at));
      return c.spoiler ? spoiler([box], "div") : box;
    }
    default:
      return null; // a kind that Discord invents later
  }
}

const mediaOf = (c) => ({ ...c.media, description: c.description });
const covered = (c, made) => (c.spoiler ? spoiler([made], "div") : made);

function waiting(at, c) {
  return at.seat.pending.has(`${at.message.id}:${c.custom_id}`);
}

/** While one component's answer is awaited the others of the message wait too. */
function blocked(at) {
  for (const key of at.seat.pending) if (key.startsWith(`${at.message.id}:`)) return true;
  return false;
}

function button(c, at) {
  const words = [emojiMark(c.emoji), c.label ? h("span", null, c.label) : null];
  if (c.style === 5) {
    const safe = /^https?:\/\//.test(c.url ?? "");
    const jump = /\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/.exec(c.url ?? "");
    if (jump && /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\//.test(c.url)) return h("button.press.is-outside", { type: "button", data: { jump: jump[2] ?? jump[1] }, onclick: () => at.place.openChannel(jump[1], jump[2]) }, words);
    return h("a.press.is-outside", { href: safe && !c.disabled ? c.url : null, target: "_blank", rel: "noopener noreferrer nofollow", title: c.url }, words, icon("out", 16));
  }
  const busy = waiting(at, c);
  return h(`button.press.is-${STYLES[c.style] ?? "secondary"}`, {
    type: "button", disabled: c.disabled || (blocked(at) && !busy), class: busy ? "is-busy" : "", "aria-busy": busy ? "true" : null,
    "aria-label": c.label ? null : c.emoji?.name ?? c.custom_id, data: { cid: c.custom_id }, onclick: () => { if (!busy) at.press(c); },
  }, h("span.press-words", null, words), busy ? h("span.dots", { "aria-hidden": "true" }, h("i"), h("i"), h("i")) : null);
}

function select(c, at) {
  const { options, picked } = selectable(c, at.seat);
  const kept = at.seat.chosen.get(`${at.message.id}:${c.custom_id}`);
  const busy = waiting(at, c);
  return choice({
    options, picked: kept ?? picked, min: c.min_values ?? 1, max: c.max_values ?? 1, placeholder: c.placeholder ?? t("choose"),
    disabled: c.disabled || (blocked(at) && !busy), busy, data: { cid: c.custom_id }, changed: (values) => at.select(c, values),
  });
}
