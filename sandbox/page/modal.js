// The bot's dialogs: text fields, labels with selects, radio and check boxes, files.
import { choice } from "./choice.js";
import { openDialog } from "./dialogs.js";
import { fill, h, uid } from "./dom.js";
import { face } from "./faces.js";
import { selectable, SELECTS } from "./kinds.js";
import { render } from "./markdown.js";
import { dots } from "./message.js";
import { t, tOr } from "./words.js";

/** `answered(response)` when the bot has taken it. A dialog the bot does not answer stays open with everything in it. */
export function openModal(seat, interactionId, modal, place, answered) {
  const fields = new Map(); // custom id → {read(): value, check(): error or null, error: element, focus()}
  const id = uid("modal");
  const trouble = h("p.form-error", { role: "alert" });
  const send = h("button.brass", { type: "submit" }, t("submit"));
  const form = h("form.sheet-form", { novalidate: true },
    h("header.modal-head", null, face(seat.bot, "s", true), h("h2", { id }, modal.title)),
    h("div.modal-body", null, modal.components.map((c) => part(c))),
    trouble,
    h("div.sheet-buttons", null, h("button.quiet", { type: "button", onclick: () => opened.close() }, t("cancel")), send));

  function part(c) {
    if (c.type === 10) return h("div.md.modal-text", null, render(c.content, place));
    if (c.type === 1) return c.components.map((inner) => field(inner, inner.label, null));
    if (c.type === 18) return field(c.component, c.label, c.description);
    return field(c, c.label ?? "", null);
  }

  function field(c, label, about) {
    const own = uid("field");
    const needed = c.type !== 23 && (c.required ?? true);
    const error = h("p.field-error", { id: `${own}-error` });
    const aboutId = about ? `${own}-about` : null;
    const described = [aboutId, `${own}-error`].filter(Boolean).join(" ");
    const head = (tag, props) => [h(`${tag}.field-label`, props, label, needed ? h("span.needed", { "aria-hidden": "true" }, " *") : null), about ? h("p.field-about", { id: aboutId }, about) : null];
    const made = control(c, own, described, label, needed);
    fields.set(c.custom_id, { ...made, error });
    const grouped = c.type === 21 || c.type === 22;
    if (grouped) return h("fieldset.field", { data: { cid: c.custom_id }, "aria-describedby": described }, head("legend", null), made.node, error);
    if (SELECTS.has(c.type)) return h("div.field", null, head("span", { id: `${own}-label` }), made.node, error);
    return h("div.field", null, head("label", { for: own }), made.node, error);
  }

  function control(c, own, described, label, needed) {
    const count = (n, min, max) => (n === 0 && needed ? "required" : n > 0 && n < min ? "min" : n > max ? "max" : null);
    if (c.type === 4) return textInput(c, own, described, needed);
    if (SELECTS.has(c.type)) {
      const { options, picked } = selectable(c, seat);
      let values = picked;
      const min = needed ? Math.max(1, c.min_values ?? 1) : 0;
      const node = choice({ options, picked, min, max: c.max_values ?? 1, placeholder: c.placeholder, label, data: { cid: c.custom_id }, describedby: described, changed: (v) => { values = v; clear(c.custom_id); } });
      return { node, read: () => values, check: () => count(values.length, c.min_values ?? 1, c.max_values ?? 1), focus: () => node.focus() };
    }
    if (c.type === 23) {
      const box = h("input", { type: "checkbox", id: own, checked: Boolean(c.default), data: { cid: c.custom_id }, "aria-describedby": described });
      return { node: h("div.tick-line", null, box), read: () => box.checked, check: () => null, focus: () => box.focus() };
    }
    if (c.type === 19) {
      const box = h("input", { type: "file", id: own, multiple: (c.max_values ?? 1) > 1, data: { cid: c.custom_id }, "aria-describedby": described, onchange: () => clear(c.custom_id) });
      return { node: box, read: async () => (box.files.length ? (await seat.upload([...box.files])).map((a) => a.id) : []), check: () => count(box.files.length, c.min_values ?? 1, c.max_values ?? 1), focus: () => box.focus() };
    }
    const single = c.type === 21; // radio group, or 22: check boxes
    const boxes = c.options.map((o) => h("input", { type: single ? "radio" : "checkbox", name: own, value: o.value, checked: Boolean(o.default), onchange: () => clear(c.custom_id) }));
    const node = h("div.ticks", null, c.options.map((o, i) => h("label.tick-line", null, boxes[i], h("span.choice-words", null, h("span", null, o.label), o.description ? h("span.choice-about", null, o.description) : null))));
    const picked = () => boxes.filter((b) => b.checked).map((b) => b.value);
    return { node, read: () => (single ? picked()[0] ?? null : picked()), check: () => count(picked().length, single ? 1 : c.min_values ?? 1, single ? 1 : c.max_values ?? c.options.length), focus: () => boxes[0].focus() };
  }

  function textInput(c, own, described, needed) {
    const long = c.style === 2;
    const most = c.max_length ?? 4000;
    const counter = h("span.field-count", { "aria-hidden": "true" });
    const props = { id: own, value: c.value ?? "", placeholder: c.placeholder, maxlength: String(most), "aria-required": String(needed), "aria-describedby": described, autocomplete: "off", data: { cid: c.custom_id } };
    const box = long ? h("textarea", { ...props, rows: "5" }) : h("input", { ...props, type: "text" });
    const tell = () => { counter.textContent = c.max_length ? `${box.value.length}/${most}` : ""; };
    box.addEventListener("input", () => { tell(); clear(c.custom_id); });
    tell();
    const check = () => {
      if (!box.value) return needed ? "required" : null;
      return box.value.length < (c.min_length ?? 0) || box.value.length > most ? "length" : null;
    };
    return { node: h("div.field-text", null, box, counter), read: () => box.value, check, focus: () => box.focus(), words: (error) => (error === "length" ? t("errorLength", c.min_length, c.max_length) : null) };
  }

  function clear(customId) {
    complain(customId, null);
  }

  function complain(customId, error) {
    const known = fields.get(customId);
    if (!known) return;
    fill(known.error, error ? known.words?.(error) ?? tOr(`errors.${error}`, "errors.type") : "");
    known.node.querySelector?.("input, textarea")?.setAttribute("aria-invalid", String(Boolean(error)));
  }

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (send.disabled) return;
    let first = null;
    for (const [customId, known] of fields) {
      const error = known.check();
      complain(customId, error);
      if (error) first ??= known;
    }
    if (first) return void first.focus();
    send.disabled = true;
    fill(send, dots(), h("span.sr", null, t("submit")));
    fill(trouble, "");
    try {
      const values = {};
      for (const [customId, known] of fields) values[customId] = await known.read();
      const response = await seat.act("submit_modal", { interaction_id: interactionId, values });
      if (response.kind === "failed") fill(trouble, response.reason === "offline" ? `${t("noResponse")}. ${t("offlineReason")}` : t("noResponse"));
      else {
        opened.close("sent");
        answered(response);
      }
    } catch (refusal) {
      for (const [customId, error] of Object.entries(refusal.values ?? {})) complain(customId, error);
      fill(trouble, tOr(`failed.${refusal.code}`, "failed.bad_action"));
    } finally {
      send.disabled = false;
      fill(send, t("submit"));
    }
  });

  const opened = openDialog("sheet", `#${id}`, form, (why) => {
    if (why === "cancel") seat.act("close_modal", { interaction_id: interactionId }).catch(() => {});
  });
  opened.dialog.dataset.modal = modal.custom_id;
  [...fields.values()][0]?.focus();
  return opened;
}
