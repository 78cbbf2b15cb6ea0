// The page's language: that of the person one is. `t("key", …)` words a key, the rest words times and sizes.
import de from "./strings.de.js";
import en from "./strings.en.js";

let words = en;

export function speak(locale) {
  words = String(locale ?? "").startsWith("de") ? de : en;
  document.documentElement.lang = words.lang;
}

export function t(key, ...figures) {
  let found = words;
  for (const part of key.split(".")) found = found?.[part];
  if (found === undefined) throw new Error(`no words for ${key}`);
  return typeof found === "function" ? found(...figures) : found;
}

/** A key that may be unknown (an error's code), with another to fall back on. */
export function tOr(key, otherwise) {
  try {
    return t(key);
  } catch {
    return t(otherwise);
  }
}

const made = new Map();
function format(options) {
  const key = words.lang + JSON.stringify(options);
  if (!made.has(key)) made.set(key, new Intl.DateTimeFormat(words.lang, options));
  return made.get(key);
}

export const clock = (date) => format({ hour: "2-digit", minute: "2-digit" }).format(date);
export const dayLong = (date) => format({ day: "numeric", month: "long", year: "numeric" }).format(date);
export const full = (date) => format({ dateStyle: "full", timeStyle: "short" }).format(date);

const dayOf = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
export const sameDay = (a, b) => dayOf(a) === dayOf(b);

export function when(date) {
  const days = Math.round((dayOf(new Date()) - dayOf(date)) / 864e5);
  if (days === 0) return t("today", clock(date));
  if (days === 1) return t("yesterday", clock(date));
  return format({ dateStyle: "short", timeStyle: "short" }).format(date);
}

/** Discord's `<t:…:style>`. */
export function stamp(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return null;
  if (style === "R") return relative(seconds);
  const options = {
    t: { hour: "2-digit", minute: "2-digit" },
    T: { hour: "2-digit", minute: "2-digit", second: "2-digit" },
    d: { day: "2-digit", month: "2-digit", year: "numeric" },
    D: { day: "numeric", month: "long", year: "numeric" },
    f: { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
    F: { weekday: "long", day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
  };
  return format(options[style] ?? options.f).format(date);
}

const STEPS = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

export function relative(seconds) {
  const gap = seconds - Date.now() / 1000;
  const [unit, size] = STEPS.find(([, length]) => Math.abs(gap) >= length) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(words.lang, { numeric: "auto" }).format(Math.round(gap / size), unit);
}

export function size(bytes) {
  const units = ["B", "KB", "MB"];
  let left = bytes, i = 0;
  while (left >= 1024 && i < units.length - 1) { left /= 1024; i += 1; }
  return `${new Intl.NumberFormat(words.lang, { maximumFractionDigits: i ? 1 : 0 }).format(left)} ${units[i]}`;
}

// Relative times on the page grow older by themselves.
setInterval(() => {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(node.dataset.relative));
    if (node.textContent !== text) node.textContent = text;
  }
}, 5000);
