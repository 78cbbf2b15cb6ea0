// The list of suggestions above the message box. The focus stays in the field; arrows move through the list.
import { fill, h, uid } from "./dom.js";
import { t } from "./words.js";

export class Suggestions {
  constructor() {
    this.id = uid("suggest");
    this.items = [];
    this.at = 0;
    this.field = null;
    this.title = h("div.suggest-title");
    this.list = h("ul.suggest-list", { role: "listbox", id: this.id });
    this.said = h("div.sr", { role: "status", "aria-live": "polite" });
    this.node = h("div.suggest", { hidden: true }, this.title, this.list);
  }

  get open() {
    return !this.node.hidden;
  }

  /** `items`: [{label, about, lead, hint, pick}]; `title` above them; `nothing` is said when there are none. */
  show(field, items, { title = t("suggestions"), nothing = null, at = 0 } = {}) {
    if (!items.length && !nothing) return this.hide();
    if (this.field && this.field !== field) this.release();
    this.field = field;
    this.items = items;
    this.at = items.length ? Math.max(0, Math.min(at, items.length - 1)) : -1;
    fill(this.title, title);
    this.list.setAttribute("aria-label", title);
    fill(this.list, items.length ? items.map((item, i) => h("li.suggest-item", {
      role: "option", id: `${this.id}-${i}`, "aria-selected": String(i === this.at), data: item.data ?? {},
      onpointermove: () => this.move(i, false),
      onpointerdown: (event) => event.preventDefault(), // the field keeps the focus
      onclick: () => item.pick(),
    }, item.lead ?? null, h("span.suggest-words", null, h("span.suggest-label", null, item.label), item.about ? h("span.suggest-about", null, item.about) : null), item.hint ? h("span.suggest-hint", null, item.hint) : null))
      : h("li.suggest-none", { role: "option", "aria-disabled": "true" }, nothing));
    this.node.hidden = false;
    this.said.textContent = items.length ? t("commandCount", items.length) : nothing;
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-expanded", "true");
    field.setAttribute("aria-controls", this.id);
    field.setAttribute("aria-autocomplete", "list");
    this.point();
    return undefined;
  }

  point() {
    if (this.at >= 0) this.field?.setAttribute("aria-activedescendant", `${this.id}-${this.at}`);
    else this.field?.removeAttribute("aria-activedescendant");
  }

  release() {
    this.field?.setAttribute("aria-expanded", "false");
    this.field?.removeAttribute("aria-activedescendant");
    this.field = null;
  }

  hide() {
    this.node.hidden = true;
    this.items = [];
    this.at = -1;
    this.release();
  }

  move(to, scroll = true) {
    if (!this.items.length || to === this.at) return;
    this.list.children[this.at]?.setAttribute("aria-selected", "false");
    this.at = (to + this.items.length) % this.items.length;
    const item = this.list.children[this.at];
    item.setAttribute("aria-selected", "true");
    if (scroll) item.scrollIntoView({ block: "nearest" });
    this.point();
  }

  /** True when the key was meant for the list. */
  key(event) {
    if (!this.open) return false;
    if (event.key === "ArrowDown") this.move(this.at + 1);
    else if (event.key === "ArrowUp") this.move(this.at - 1);
    else if (event.key === "Escape") this.hide();
    else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && this.at >= 0) this.items[this.at].pick(event.key);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}
