// Building elements. Text always goes in as text nodes; nothing in this page is ever parsed as HTML.

const SVG = "http://www.w3.org/2000/svg";

/** `h("button.primary", {onclick, disabled, "aria-label": …, data: {cid: …}}, child, …)`. Null and false children are left out. */
export function h(name, props = null, ...children) {
  const [tag, ...classes] = name.split(".");
  const node = document.createElement(tag || "div");
  if (classes.length) node.className = classes.join(" ");
  apply(node, props);
  put(node, children);
  return node;
}

function apply(node, props) {
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "data") for (const [name, datum] of Object.entries(value)) { if (datum !== null && datum !== undefined) node.dataset[name] = datum; }
    else if (key === "style") for (const [name, rule] of Object.entries(value)) node.style.setProperty(name, rule);
    else if (key === "class") node.className += (node.className ? " " : "") + value;
    else if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "value" || key === "checked" || key === "indeterminate" || key === "selected") node[key] = value;
    else node.setAttribute(key, value === true ? "" : String(value));
  }
}

export function put(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false || child === true) continue;
    node.append(child.nodeType ? child : document.createTextNode(String(child)));
  }
  return node;
}

/** Replace everything inside. */
export function fill(node, ...children) {
  node.replaceChildren();
  return put(node, children);
}

export function svg(paths, size = 20, box = 24) {
  const node = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({ viewBox: `0 0 ${box} ${box}`, width: size, height: size, fill: "none", stroke: "currentColor", "stroke-width": 1.8, "stroke-linecap": "round", "stroke-linejoin": "round", "aria-hidden": "true", focusable: "false" })) node.setAttribute(key, value);
  for (const path of [].concat(paths)) {
    const line = document.createElementNS(SVG, "path");
    for (const [key, value] of Object.entries(typeof path === "string" ? { d: path } : path)) line.setAttribute(key, value);
    node.append(line);
  }
  return node;
}

/** Ids of messages and channels are numbers too long for a JS number: compare as text. */
export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

let counter = 0;
export function uid(prefix = "k") {
  counter += 1;
  return `${prefix}-${counter}`;
}

/** Remembering small choices; private windows may refuse storage, then nothing is remembered. */
export const memory = {
  get(key) {
    try { return localStorage.getItem(`keeper.${key}`); } catch { return null; }
  },
  set(key, value) {
    try { localStorage.setItem(`keeper.${key}`, value); } catch { /* nothing to do */ }
  },
};
