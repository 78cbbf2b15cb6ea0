// Discord's markdown. `parse` turns text into plain data, `render` turns that into elements.
// Safety is by construction: text only ever becomes text nodes, and only http(s) addresses become links.
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { full, stamp, t } from "./words.js";

const DEEPEST = 12; // nested marks beyond this stay text, so that hostile text can't exhaust the stack

// --- blocks ------------------------------------------------------------------------------------------------------------

/** `{kind, …}` blocks: paragraph, heading, small, quote, list, code. */
export function parse(text, depth = 0) {
  const blocks = [];
  let rest = String(text ?? "").replace(/\r\n?/g, "\n");
  const fence = /```(?:([a-zA-Z0-9_+\-.#]{1,20})\n)?([\s\S]*?)```/;
  while (rest) {
    const found = fence.exec(rest);
    if (!found || !found[2].trim()) {
      lines(rest, blocks, depth);
      break;
    }
    lines(rest.slice(0, found.index).replace(/\n$/, ""), blocks, depth);
    blocks.push({ kind: "code", lang: found[1] ?? null, text: found[2].replace(/^\n/, "").replace(/\n$/, "") });
    rest = rest.slice(found.index + found[0].length).replace(/^\n/, "");
  }
  return blocks;
}

function lines(text, blocks, depth) {
  if (!text) return;
  const all = text.split("\n");
  let plain = [];
  const flush = () => {
    if (plain.length) blocks.push({ kind: "paragraph", inline: inline(plain.join("\n"), depth) });
    plain = [];
  };
  for (let i = 0; i < all.length; i += 1) {
    const line = all[i];
    let found;
    if (depth < DEEPEST && (found = /^>>> ?([\s\S]*)$/.exec(line))) {
      flush();
      blocks.push({ kind: "quote", blocks: parse([found[1], ...all.slice(i + 1)].join("\n"), depth + 1) });
      return;
    }
    if (depth < DEEPEST && /^> /.test(line)) {
      flush();
      const quoted = [];
      while (i < all.length && /^>( |$)/.test(all[i])) quoted.push(all[i++].replace(/^> ?/, ""));
      i -= 1;
      const inner = [];
      lines(quoted.join("\n"), inner, depth + 1);
      blocks.push({ kind: "quote", blocks: inner });
    } else if ((found = /^(#{1,3}) +(\S.*)$/.exec(line))) {
      flush();
      blocks.push({ kind: "heading", level: found[1].length, inline: inline(found[2].replace(/ +#+ *$/, ""), depth) });
    } else if ((found = /^-# +(\S.*)$/.exec(line))) {
      flush();
      blocks.push({ kind: "small", inline: inline(found[1], depth) });
    } else if (/^ *(?:[-*]|\d{1,9}\.) +\S/.test(line)) {
      flush();
      const items = [];
      while (i < all.length && (found = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/.exec(all[i]))) {
        items.push({ indent: Math.min(4, Math.floor(found[1].length / 2)), number: /\d/.test(found[2]) ? Number.parseInt(found[2], 10) : null, inline: inline(found[3], depth) });
        i += 1;
      }
      i -= 1;
      blocks.push({ kind: "list", items });
    } else {
      plain.push(line);
    }
  }
  flush();
}

// --- inside a line -----------------------------------------------------------------------------------------------------

const URL_END = /[.,:;!?'"*_~|]+$/;

// Tried in this order at each place; each gives a node or null.
const MARKS = [
  [/\\([!-/:-@[-`{-~])/y, (m) => ({ kind: "text", text: m[1] })],
  [/``([\s\S]+?)``(?!`)/y, (m) => ({ kind: "mono", text: m[1].trim() })],
  [/`([^`\n]+)`(?!`)/y, (m) => ({ kind: "mono", text: m[1] })],
  [/<@!?(\d{1,20})>/y, (m) => ({ kind: "person", id: m[1] })],
  [/<@&(\d{1,20})>/y, (m) => ({ kind: "role", id: m[1] })],
  [/<#(\d{1,20})>/y, (m) => ({ kind: "channel", id: m[1] })],
  [/<\/([^\n:<>]{1,100}):(\d{1,20})>/y, (m) => ({ kind: "command", name: m[1], id: m[2] })],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (m) => ({ kind: "time", seconds: Number(m[1]), style: m[2] ?? "f" })],
  [/<(a?):(\w{2,32}):(\d{1,20})>/y, (m) => ({ kind: "emoji", name: m[2] })],
  [/@(everyone|here)\b/y, (m) => ({ kind: "all", name: m[1] })],
  [/\[([^\]\n]{1,500})\]\(\s*<?(https?:\/\/[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"[^"\n]*")?\s*\)/y, (m, depth) => link(m[2], inline(m[1], depth + 1, true))],
  [/<(https?:\/\/[^\s<>]+)>/y, (m) => link(m[1], null)],
  [/\*\*\*((?:\\[\s\S]|[^\\])+?)\*\*\*(?!\*)/y, (m, depth) => ({ kind: "bold", inline: [{ kind: "italic", inline: inline(m[1], depth + 1) }] })],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, (m, depth) => ({ kind: "bold", inline: inline(m[1], depth + 1) })],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, (m, depth) => ({ kind: "underline", inline: inline(m[1], depth + 1) })],
  [/~~((?:\\[\s\S]|[^\\])+?)~~(?!~)/y, (m, depth) => ({ kind: "strike", inline: inline(m[1], depth + 1) })],
  [/\|\|((?:\\[\s\S]|[^\\])+?)\|\|/y, (m, depth) => ({ kind: "spoiler", inline: inline(m[1], depth + 1) })],
  [/\*(?![\s*])((?:\\[\s\S]|\*\*[^*]+\*\*|[^\\*])+?)(?<!\s)\*(?!\*)/y, (m, depth) => ({ kind: "italic", inline: inline(m[1], depth + 1) })],
  [/_(?![\s_])((?:\\[\s\S]|__[^_]+__|[^\\_])+?)_(?![\w])/y, (m, depth) => ({ kind: "italic", inline: inline(m[1], depth + 1) })],
];
const STARTS = /[\\`<@[*_~|h]/g;

function link(address, inside) {
  let url;
  try {
    url = new URL(address);
  } catch {
    return null;
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  const jump = /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/channels\/(@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/.exec(url.href);
  if (jump) return { kind: "jump", channel: jump[2], message: jump[3] ?? null, inline: inside };
  return { kind: "link", href: url.href, shown: address, inline: inside };
}

export function inline(text, depth = 0, inLink = false) {
  const nodes = [];
  const say = (words) => {
    if (!words) return;
    const last = nodes.at(-1);
    if (last?.kind === "text") last.text += words;
    else nodes.push({ kind: "text", text: words });
  };
  if (depth > DEEPEST) {
    say(text);
    return nodes;
  }
  let at = 0;
  while (at < text.length) {
    STARTS.lastIndex = at;
    const next = STARTS.exec(text);
    if (!next) {
      say(text.slice(at));
      break;
    }
    say(text.slice(at, next.index));
    at = next.index;
    const found = mark(text, at, depth, inLink);
    if (found) {
      if (found.node.kind === "text") say(found.node.text);
      else nodes.push(found.node);
      at += found.length;
    } else {
      say(text[at]);
      at += 1;
    }
  }
  return nodes;
}

function mark(text, at, depth, inLink) {
  if (text[at] === "h") {
    if (inLink || (at > 0 && /\w/.test(text[at - 1]))) return null;
    const found = /https?:\/\/[^\s<>]+/y;
    found.lastIndex = at;
    let address = found.exec(text)?.[0];
    if (!address) return null;
    address = address.replace(URL_END, "");
    while (address.endsWith(")") && address.split(")").length > address.split("(").length) address = address.slice(0, -1).replace(URL_END, "");
    const node = link(address, null);
    return node && { node, length: address.length };
  }
  for (const [pattern, make] of MARKS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) continue;
    // An underscore within a word is a letter, not a mark.
    if (text[at] === "_" && text[at + 1] !== "_" && at > 0 && /\w/.test(text[at - 1])) continue;
    const length = found[0].length; // `make` may use the same pattern again
    const node = make(found, depth);
    if (node && !(inLink && ["link", "jump"].includes(node.kind))) return { node, length };
  }
  return null;
}

// --- elements ----------------------------------------------------------------------------------------------------------

/** `place` says who is who: {person(id), role(id), channel(id), openChannel(id, message), openPerson(id), typeCommand(name), leave(href), me}. */
export function render(text, place) {
  return parse(text).map((b) => block(b, place));
}

/** Text with inline marks only (embed titles, labels). */
export function renderInline(text, place) {
  return inline(String(text ?? "")).map((n) => node(n, place));
}

function block(b, place) {
  switch (b.kind) {
    case "code":
      return h("pre", { tabindex: "0" }, h("code", { data: { lang: b.lang } }, b.text));
    case "heading":
      // The page's own headings are levels 1 and 2.
      return h(`h${b.level + 2}.md-h${b.level}`, null, b.inline.map((n) => node(n, place)));
    case "small":
      return h("p.md-small", null, b.inline.map((n) => node(n, place)));
    case "quote":
      return h("blockquote", null, b.blocks.map((inner) => block(inner, place)));
    case "list":
      return list(b.items, place);
    default:
      return h("p", null, b.inline.map((n) => node(n, place)));
  }
}

function list(items, place) {
  const root = h("div.md-list");
  const open = [];
  for (const item of items) {
    while (open.length && (open.at(-1).indent > item.indent || (open.at(-1).indent === item.indent && open.at(-1).numbered !== (item.number !== null)))) open.pop();
    if (!open.length || open.at(-1).indent < item.indent) {
      const level = h(item.number !== null ? "ol" : "ul", { start: item.number });
      (open.at(-1)?.node.lastElementChild ?? root).append(level);
      open.push({ indent: item.indent, numbered: item.number !== null, node: level });
    }
    open.at(-1).node.append(h("li", null, item.inline.map((n) => node(n, place))));
  }
  return root;
}

const WRAP = { bold: "strong", italic: "em", underline: "u", strike: "s" };

function node(n, place) {
  const inside = () => n.inline.map((i) => node(i, place));
  switch (n.kind) {
    case "text":
      return document.createTextNode(n.text);
    case "mono":
      return h("code", null, n.text);
    case "bold": case "italic": case "underline": case "strike":
      return h(WRAP[n.kind], null, inside());
    case "spoiler":
      return spoiler(inside());
    case "person": {
      const person = place.person(n.id);
      if (!person) return h("span.mention", null, "@?");
      return h("button.mention", { type: "button", class: n.id === place.me ? "is-me" : "", onclick: () => place.openPerson(n.id), data: { mention: n.id } }, `@${person.global_name}`);
    }
    case "role":
      return h("span.mention", null, `@${place.role(n.id)?.name ?? "?"}`);
    case "all":
      return h("span.mention.is-me", null, `@${n.name}`);
    case "channel": {
      const channel = place.channel(n.id);
      if (!channel) return h("span.mention", null, "#?");
      return h("button.mention", { type: "button", onclick: () => place.openChannel(n.id) }, channelName(channel));
    }
    case "command":
      return h("button.mention", { type: "button", onclick: () => place.typeCommand(n.name) }, `/${n.name}`);
    case "time": {
      const words = stamp(n.seconds, n.style);
      if (words === null) return document.createTextNode("?");
      const date = new Date(n.seconds * 1000);
      return h("time", { datetime: date.toISOString(), title: full(date), data: n.style === "R" ? { relative: n.seconds } : {} }, words);
    }
    case "emoji":
      return h("span.emoji-name", null, `:${n.name}:`);
    case "jump": {
      const channel = place.channel(n.channel);
      const label = n.inline ? inside() : [channel ? channelName(channel) : "#?", n.message ? [" ", icon("link", 14)] : null];
      return h("button", { class: n.inline ? "link" : "mention", type: "button", data: { jump: n.message ?? n.channel }, onclick: () => place.openChannel(n.channel, n.message) }, label);
    }
    case "link": {
      const masked = n.inline && plainText(n.inline) !== n.shown;
      return h("a", {
        href: n.href, target: "_blank", rel: "noopener noreferrer nofollow", title: n.href,
        // The words of a masked link may promise another place than it leads to: show the address first.
        onclick: masked ? (event) => { event.preventDefault(); place.leave(n.href); } : null,
      }, n.inline ? inside() : n.shown);
    }
    default:
      throw new Error(`no element for ${n.kind}`);
  }
}

export function channelName(channel) {
  if (channel.type === 1) return `@${channel.name}`;
  return channel.type === 0 ? `#${channel.name}` : channel.name;
}

function plainText(nodes) {
  return nodes.map((n) => n.text ?? (n.inline ? plainText(n.inline) : n.shown ?? "")).join("");
}

/** Hidden until pressed, for text and for pictures. */
export function spoiler(children, tag = "span") {
  const cover = h(`${tag}.spoiler`, { role: "button", tabindex: "0", "aria-expanded": "false", "aria-label": t("spoiler") }, h(`${tag}.spoiler-inside`, { inert: true }, children));
  const reveal = (event) => {
    if (cover.classList.contains("is-open")) return;
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    cover.classList.add("is-open");
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
    cover.removeAttribute("aria-expanded");
    cover.firstElementChild.inert = false;
  };
  cover.addEventListener("click", reveal, true);
  cover.addEventListener("keydown", reveal);
  return cover;
}
