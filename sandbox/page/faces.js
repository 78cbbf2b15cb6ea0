// Faces: a round mark with initials for people, the eye in the keyhole for the bot.
import { h } from "./dom.js";
import { icon } from "./icons.js";

function initials(name) {
  const words = String(name).trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((w) => [...w][0] ?? "?").join("").toUpperCase();
}

export function face(person, size = "m", bot = false) {
  if (bot) return h(`span.face.face-${size}.face-bot`, { "aria-hidden": "true" }, icon("keyeye", 24));
  return h(`span.face.face-${size}`, { "aria-hidden": "true", style: { "--face": person?.colour ?? "#5a6270" } }, initials(person?.global_name ?? "?"));
}
