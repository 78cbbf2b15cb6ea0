// A select: a button that opens a list box, with search when the list is long, one pick or several.
import { beside } from "./dialogs.js";
import { fill, h, uid } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

const SEARCH_FROM = 9;

/**
 * `options`: [{value, label, description, lead (an element maker)}]. `picked`: values chosen before.
 * One pick: choosing closes and tells. Several: "Choose" tells, Escape and pressing elsewhere take it back.
 */
export function choice({ options, picked = [], min = 1, max = 1, placeholder, label, disabled = false, busy = false, data = {}, changed, describedby = null }) {
  let values = picked.filter((v) => options.some((o) => o.value === v));
  const shown = h("span.choice-shown");
  const button = h("button.choice", {
    type: "button", "aria-haspopup": "listbox", "aria-expanded": "false", disabled: disabled || busy, "aria-describedby": describedby,
    "aria-busy": busy ? "true" : null, data, onclick: () => (box ? leave() : open()),
    onkeydown: (event) => { if (!box && (event.key === "ArrowDown" || event.key === "ArrowUp")) { event.preventDefault(); open(); } },
  }, shown, busy ? h("span.dots", { "aria-hidden": "true" }, h("i"), h("i"), h("i")) : icon("down", 18));
  let box = null, list = null, field = null, at = 0, visible = options, draft = values;
  const several = max > 1;

  const show = () => {
    const labels = values.map((v) => options.find((o) => o.value === v)).filter(Boolean);
    button.setAttribute("aria-label", [label ?? placeholder ?? t("choose"), ...labels.map((o) => o.label)].filter(Boolean).join(": "));
    shown.classList.toggle("is-empty", !labels.length);
    fill(shown, labels.length ? labels.map((o) => h("span.choice-one", null, o.lead?.() ?? null, o.label)) : placeholder || (several ? t("chooseSome", min, max) : t("choose")));
  };

  const open = () => {
    if (disabled || busy) return;
    draft = [...values];
    visible = options;
    const id = uid("list");
    list = h("ul.choice-list", { role: "listbox", id, tabindex: "-1", "aria-label": label ?? placeholder ?? t("choose"), "aria-multiselectable": several ? "true" : null });
    field = options.length >= SEARCH_FROM ? h("input.choice-search", { type: "text", role: "combobox", "aria-expanded": "true", "aria-controls": id, "aria-label": t("search"), placeholder: t("search"), autocomplete: "off", oninput: filter }) : null;
    const confirm = several ? h("div.choice-foot", null,
      h("span.choice-count", { "aria-live": "polite" }),
      h("button.brass.small", { type: "button", onclick: finish }, t("done"))) : null;
    box = h("div.choice-box", { data: { list: button.dataset.cid ?? "" } }, field, list, confirm);
    Object.assign(box, { anchor: button, leave }); // the log takes the list away with its message
    box.addEventListener("keydown", keys);
    // Within a dialog the list has to live in the dialog, or it would lie beneath it.
    (button.closest("dialog") ?? document.body).append(box);
    document.addEventListener("pointerdown", outside, true);
    document.addEventListener("scroll", follow, true);
    button.setAttribute("aria-expanded", "true");
    at = Math.max(0, options.findIndex((o) => draft.includes(o.value)));
    paint();
    beside(box, button, { width: true });
    (field ?? list).focus();
    list.children[at]?.scrollIntoView({ block: "nearest" });
  };

  const paint = () => {
    fill(list, visible.length ? visible.map((o, i) => {
      const on = draft.includes(o.value);
      const full = several && !on && draft.length >= max;
      return h("li.choice-option", {
        role: "option", id: `${list.id}-${i}`, "aria-selected": String(on), "aria-disabled": full ? "true" : null, class: i === at ? "is-at" : "",
        data: { value: o.value }, onpointermove: () => move(i, false), onclick: () => pick(o),
      }, several ? h("span.tick", { class: on ? "is-on" : "" }, on ? icon("check", 14) : null) : null, o.lead?.() ?? null,
      h("span.choice-words", null, h("span.choice-label", null, o.label), o.description ? h("span.choice-about", null, o.description) : null),
      !several && on ? icon("check", 18) : null);
    }) : h("li.choice-none", { role: "option", "aria-disabled": "true" }, t("noChoices")));
    (field ?? list).setAttribute("aria-activedescendant", visible.length ? `${list.id}-${at}` : "");
    if (several) {
      box.querySelector(".choice-count").textContent = t("chosen", draft.length, max);
      box.querySelector(".brass").disabled = draft.length < min;
    }
  };

  const move = (to, scroll = true) => {
    if (!visible.length || to === at) return;
    list.children[at]?.classList.remove("is-at");
    at = (to + visible.length) % visible.length;
    list.children[at]?.classList.add("is-at");
    (field ?? list).setAttribute("aria-activedescendant", `${list.id}-${at}`);
    if (scroll) list.children[at]?.scrollIntoView({ block: "nearest" });
  };

  const pick = (o) => {
    if (!o) return;
    if (several) {
      if (draft.includes(o.value)) draft = draft.filter((v) => v !== o.value);
      else if (draft.length < max) draft = [...draft, o.value];
      paint();
    } else {
      draft = draft.includes(o.value) && min === 0 ? [] : [o.value];
      finish();
    }
  };

  const finish = () => {
    if (draft.length < min) return;
    values = draft;
    show();
    leave();
    changed(values);
  };

  const filter = () => {
    const wanted = field.value.trim().toLowerCase();
    visible = options.filter((o) => `${o.label} ${o.description ?? ""}`.toLowerCase().includes(wanted));
    at = 0;
    paint();
  };

  let typed = "", typedAt = 0;
  const keys = (event) => {
    const inFoot = event.target.closest?.(".choice-foot");
    if (event.key === "Escape") { event.preventDefault(); event.stopPropagation(); leave(); }
    else if (event.key === "Tab") {
      event.preventDefault();
      const stops = [field ?? list, box.querySelector(".choice-foot .brass:enabled")].filter(Boolean);
      stops[(stops.indexOf(document.activeElement) + 1) % stops.length].focus();
    } else if (inFoot) return;
    else if (event.key === "ArrowDown") { event.preventDefault(); move(at + 1); }
    else if (event.key === "ArrowUp") { event.preventDefault(); move(at - 1); }
    else if (event.key === "Home" && !field) { event.preventDefault(); move(0); }
    else if (event.key === "End" && !field) { event.preventDefault(); move(visible.length - 1); }
    else if (event.key === "Enter" && several && (event.ctrlKey || event.metaKey)) { event.preventDefault(); finish(); }
    else if (event.key === "Enter" || (event.key === " " && !field)) { event.preventDefault(); pick(visible[at]); }
    else if (!field && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      typed = Date.now() - typedAt > 700 ? event.key : typed + event.key;
      typedAt = Date.now();
      const to = visible.findIndex((o) => o.label.toLowerCase().startsWith(typed.toLowerCase()));
      if (to >= 0) move(to);
    }
  };

  const outside = (event) => { if (!box.contains(event.target) && !button.contains(event.target)) leave(false); };

  const follow = (event) => { if (!box.contains(event.target)) beside(box, button, { width: true }); };

  const leave = (giveBack = true) => {
    document.removeEventListener("pointerdown", outside, true);
    document.removeEventListener("scroll", follow, true);
    box?.remove();
    box = null;
    button.setAttribute("aria-expanded", "false");
    if (giveBack && button.isConnected) button.focus();
  };

  show();
  return button;
}
