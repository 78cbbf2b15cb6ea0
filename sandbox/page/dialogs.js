// Dialogs, small menus and passing notes. Dialogs are native ones: the browser keeps the focus inside and gives it back.
import { fill, h, uid } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

/** Open a dialog; `closed(why)` is called once with "cancel" or what `close(why)` was given. */
export function openDialog(kind, label, content, closed = () => {}) {
  const giveBack = rememberFocus();
  const dialog = h(`dialog.${kind}`, label.startsWith("#") ? { "aria-labelledby": label.slice(1) } : { "aria-label": label }, content);
  let why = "cancel";
  const close = (reason = "cancel") => {
    why = reason;
    dialog.close();
  };
  dialog.addEventListener("close", () => {
    dialog.remove();
    closed(why);
    giveBack();
  });
  document.body.append(dialog);
  dialog.showModal();
  return { dialog, close };
}

/** The button that opened a dialog may have been drawn anew meanwhile: find it again by its message and custom id. */
function rememberFocus() {
  const before = document.activeElement;
  const message = before?.closest("[data-message]")?.dataset.message, cid = before?.dataset.cid;
  return () => {
    const same = message && !before.isConnected ? document.querySelector(`[data-message="${CSS.escape(message)}"]`) : null;
    const target = before?.isConnected ? before : (cid && same?.querySelector(`[data-cid="${CSS.escape(cid)}"]:enabled`)) || same;
    target?.focus();
  };
}

/** A dialog with a title, a form, and two buttons. `send(form)` may return a sentence to show instead of closing. */
export function askForm(title, fields, action, send) {
  const id = uid("dialog");
  const trouble = h("p.form-error", { role: "alert" });
  const form = h("form.sheet-form", { novalidate: true },
    h("h2", { id }, title),
    fields, trouble,
    h("div.sheet-buttons", null,
      h("button.quiet", { type: "button", onclick: () => opened.close() }, t("cancel")),
      h("button.brass", { type: "submit" }, action)));
  const opened = openDialog("sheet", `#${id}`, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const problem = await send(form);
    if (problem) fill(trouble, problem);
    else opened.close("sent");
  });
  opened.dialog.querySelector("input, textarea, select, .brass")?.focus();
  return opened;
}

/** Leaving the page is the person's own decision, with the address in sight. */
export function confirmLeave(href) {
  askForm(t("leaving"), [h("p", null, t("leavingText")), h("p.leave-address", null, href)], t("open"), () => {
    window.open(href, "_blank", "noopener,noreferrer");
    return null;
  });
}

let notes;
export function note(text, kind = "info") {
  notes ??= document.body.appendChild(h("div.notes", { role: "status", "aria-live": "polite" }));
  const shown = h(`div.note.note-${kind}`, null, kind === "bad" ? icon("warning", 18) : null, h("span", null, text));
  notes.append(shown);
  setTimeout(() => shown.remove(), kind === "bad" ? 6000 : 3000);
}

/** A menu of deeds beside a button. `items`: {label, icon, run, danger} or a ready element. */
export function openMenu(anchor, label, items) {
  document.querySelector(".menu")?.dispatchEvent(new Event("leave"));
  const entries = items.filter(Boolean).map((item) => (item.nodeType ? item : h(`button.menu-item${item.danger ? ".is-danger" : ""}`, {
    type: "button", role: "menuitem", tabindex: "-1", onclick: () => { leave(); item.run(); },
  }, item.icon ? icon(item.icon, 18) : null, h("span", null, item.label))));
  const menu = h("div.menu", { role: "menu", "aria-label": label }, entries);
  const buttons = () => [...menu.querySelectorAll("button, a, [role=menuitemcheckbox]")];
  const leave = (giveBack = true) => {
    menu.remove();
    anchor.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside, true);
    if (giveBack && anchor.isConnected) anchor.focus();
  };
  const outside = (event) => { if (!menu.contains(event.target) && !anchor.contains(event.target)) leave(false); };
  menu.addEventListener("leave", () => leave(false));
  menu.addEventListener("keydown", (event) => {
    const all = buttons(), at = all.indexOf(document.activeElement);
    if (event.key === "Escape" || event.key === "Tab") { event.preventDefault(); event.stopPropagation(); leave(); }
    else if (event.key === "ArrowDown" || event.key === "ArrowRight") { event.preventDefault(); all[(at + 1) % all.length].focus(); }
    else if (event.key === "ArrowUp" || event.key === "ArrowLeft") { event.preventDefault(); all[(at - 1 + all.length) % all.length].focus(); }
  });
  document.addEventListener("pointerdown", outside, true);
  anchor.setAttribute("aria-expanded", "true");
  (anchor.closest("dialog") ?? document.body).append(menu);
  beside(menu, anchor);
  buttons()[0]?.focus();
  return leave;
}

/** Put a floating box next to its anchor, within the window. */
export function beside(box, anchor, { width = false } = {}) {
  const at = anchor.getBoundingClientRect();
  if (width) box.style.width = `${Math.max(at.width, Math.min(280, innerWidth - 16))}px`;
  const mine = box.getBoundingClientRect();
  const left = Math.max(8, Math.min(at.left, innerWidth - mine.width - 8));
  const below = innerHeight - at.bottom - 12, above = at.top - 12;
  box.style.left = `${left}px`;
  if (below >= mine.height || below >= above) {
    box.style.top = `${at.bottom + 6}px`;
    box.style.bottom = "auto";
    box.style.maxHeight = `${Math.max(140, below)}px`;
  } else {
    box.style.top = "auto";
    box.style.bottom = `${innerHeight - at.top + 6}px`;
    box.style.maxHeight = `${Math.max(140, above)}px`;
  }
}
