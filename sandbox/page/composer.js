// The message box: text with mentions and files, and slash commands with their options as small fields.
import { note } from "./dialogs.js";
import { fill, h, uid } from "./dom.js";
import { face } from "./faces.js";
import { icon } from "./icons.js";
import { optionKinds } from "./kinds.js";
import { channelName } from "./markdown.js";
import { complete, fitting, leaves, valueOf } from "./slash.js";
import { Suggestions } from "./suggest.js";
import { size, t, tOr } from "./words.js";

const WAIT_WHILE_TYPING = 160; // ms of quiet before the bot is asked for suggestions
const TYPING_EVERY = 5000;
const touch = matchMedia("(pointer: coarse)");
const slim = matchMedia("(max-width: 799px)");

export class Composer {
  /** `deeds`: {say(fields), edit(message, content), run(wanted) → promise, typing()}. */
  constructor(deeds) {
    this.deeds = deeds;
    this.seat = null;
    this.channel = null;
    this.files = [];
    this.replying = null;
    this.editing = null;
    this.command = null; // {leaf, entries: [{option, text, value, input, error}]}
    this.suggestions = new Suggestions();
    this.said = 0;
    this.asked = 0;

    this.above = h("div.composer-above", { hidden: true });
    this.shelf = h("div.shelf", { hidden: true });
    this.field = h("textarea.say", { rows: "1", id: "say", autocomplete: "off", spellcheck: "true", maxlength: "4000", enterkeyhint: "send" });
    this.chooser = h("input", { type: "file", multiple: true, hidden: true, "aria-hidden": "true", tabindex: "-1", onchange: () => this.attach([...this.chooser.files]) });
    this.slashButton = h("button.tool-button", { type: "button", onclick: () => this.beginSlash() }, icon("slash", 22));
    this.clipButton = h("button.tool-button", { type: "button", onclick: () => this.chooser.click() }, icon("clip", 22));
    this.sendButton = h("button.send", { type: "submit" }, icon("send", 20));
    this.face = h("span.composer-face");
    this.line = h("div.command-line", { hidden: true, role: "group" });
    this.trouble = h("div.composer-error", { role: "alert", id: uid("trouble") });
    this.box = h("form.composer-box", { novalidate: true }, this.face, this.slashButton, this.clipButton, this.chooser, this.field, this.line, this.sendButton);
    this.node = h("div.composer", null, this.suggestions.node, this.suggestions.said, this.above, this.shelf, this.box, this.trouble);

    this.box.addEventListener("submit", (event) => { event.preventDefault(); this.send(); });
    this.field.addEventListener("input", () => this.typed());
    this.field.addEventListener("keydown", (event) => this.textKey(event));
    this.field.addEventListener("blur", () => { if (!this.command) this.suggestions.hide(); });
    this.field.addEventListener("paste", (event) => { if (event.clipboardData?.files.length) { event.preventDefault(); this.attach([...event.clipboardData.files]); } });
  }

  // --- where and who --------------------------------------------------------------------------------------------------

  open(seat, channel) {
    this.keepDraft();
    const moved = this.seat !== seat || this.channel?.id !== channel?.id;
    this.seat = seat;
    this.channel = channel;
    if (moved) {
      this.leaveCommand(false);
      this.replying = this.editing = null;
      this.files = [];
      this.field.value = (channel && seat.drafts.get(channel.id)) ?? "";
      this.complain("");
    }
    this.draw();
  }

  keepDraft() {
    if (this.seat && this.channel && !this.editing) this.seat.drafts.set(this.channel.id, this.field.value);
  }

  draw() {
    const { seat, channel } = this;
    if (!seat?.me || !channel) return;
    const where = channelName(channel);
    const can = channel.can_send !== false;
    this.box.classList.toggle("is-closed", !can);
    this.field.disabled = this.slashButton.disabled = this.clipButton.disabled = this.sendButton.disabled = !can;
    this.field.placeholder = can ? (channel.archived ? t("archived") : t(slim.matches ? "say" : "sayHint", where)) : t("cannotSend");
    this.field.setAttribute("aria-label", `${t("say", where)} (${t("youAre", seat.me.global_name)})`);
    for (const [button, words] of [[this.slashButton, t("commands")], [this.clipButton, t("attach")]]) {
      button.setAttribute("aria-label", words);
      button.title = words;
    }
    fill(this.face, face(seat.me, "s"));
    this.face.title = t("youAre", seat.me.global_name);
    this.drawSend();
    this.drawAbove();
    this.drawShelf();
    this.grow();
  }

  drawSend() {
    const words = this.command ? t("runCommand") : t("send");
    this.sendButton.setAttribute("aria-label", words);
    this.sendButton.title = words;
  }

  drawAbove() {
    const about = this.editing ? t("editing") : this.replying ? t("replyTo", this.seat.nameOf(this.replying.author)) : null;
    this.above.hidden = !about;
    if (about) fill(this.above, icon(this.editing ? "pencil" : "reply", 18), h("span.grow", null, about), h("button.round.small", { type: "button", "aria-label": this.editing ? t("cancelEdit") : t("cancelReply"), onclick: () => this.stopEditing() }, icon("close", 18)));
  }

  drawShelf() {
    this.shelf.hidden = !this.files.length;
    fill(this.shelf, this.files.map((f) => h("span.shelf-file", null, icon(f.type.startsWith("image/") ? "picture" : "file", 18), h("span", null, f.name), h("small", null, size(f.size)),
      h("button.round.small", { type: "button", "aria-label": t("removeFile", f.name), onclick: () => { this.files = this.files.filter((o) => o !== f); this.drawShelf(); this.focus(); } }, icon("close", 16)))));
  }

  focus() {
    (this.command?.entries.find((e) => e.input && !e.input.disabled)?.input ?? this.field).focus();
  }

  complain(words) {
    fill(this.trouble, words);
  }

  grow() {
    this.field.style.height = "auto";
    this.field.style.height = `${Math.min(this.field.scrollHeight, 200)}px`;
  }

  attach(files) {
    this.files = [...this.files, ...files].slice(0, 10);
    this.chooser.value = "";
    this.drawShelf();
    this.focus();
  }

  reply(message) {
    this.leaveCommand(false);
    this.editing = null;
    this.replying = message;
    this.drawAbove();
    this.focus();
  }

  edit(message) {
    this.leaveCommand(false);
    this.keepDraft();
    this.replying = null;
    this.editing = message;
    this.field.value = message.content;
    this.draw();
    this.focus();
  }

  stopEditing() {
    if (this.editing) this.field.value = this.seat.drafts.get(this.channel.id) ?? "";
    this.editing = this.replying = null;
    this.draw();
    this.focus();
  }

  // --- text -----------------------------------------------------------------------------------------------------------

  typed() {
    this.grow();
    this.complain("");
    const text = this.field.value;
    if (text.startsWith("/") && !text.includes("\n") && !this.editing) {
      const all = leaves(this.seat.commandsIn(this.channel));
      const done = complete(all, text.slice(1));
      if (done) this.enterCommand(done.leaf, done.rest);
      else this.suggestCommands(all, text.slice(1));
      return;
    }
    const upTo = text.slice(0, this.field.selectionStart);
    const mention = /(?:^|\s)@([\p{L}\p{N}_.]*)$/u.exec(upTo);
    if (mention) this.suggestPeople(mention[1], upTo.length - mention[1].length - 1);
    else this.suggestions.hide();
    if (text && Date.now() - this.said > TYPING_EVERY) {
      this.said = Date.now();
      this.deeds.typing();
    }
  }

  suggestCommands(all, wanted) {
    const items = fitting(all, wanted.trimEnd()).map((leaf) => ({
      label: `/${leaf.label}`, about: leaf.about, lead: h("span.suggest-mark", null, icon("keyeye", 22)), data: { command: leaf.plain },
      hint: leaf.options.filter((o) => o.required).map((o) => o.name_localized ?? o.name).join(" · "),
      pick: () => this.enterCommand(leaf),
    }));
    this.suggestions.show(this.field, items, { title: t("commandsTitle"), nothing: all.length ? t("noCommand") : t("noCommands") });
  }

  suggestPeople(wanted, at) {
    const fits = [...this.seat.people.values(), this.seat.bot].filter((p) => [p.global_name, p.username].some((n) => n.toLowerCase().startsWith(wanted.toLowerCase())));
    this.suggestions.show(this.field, fits.map((p) => ({
      label: p.global_name, about: p.username, lead: face(p, "xs", p.id === this.seat.bot.id),
      pick: () => {
        const rest = this.field.value.slice(this.field.selectionStart);
        const before = `${this.field.value.slice(0, at)}@${p.global_name} `;
        this.field.value = before + rest.replace(/^ /, "");
        this.field.setSelectionRange(before.length, before.length);
        this.suggestions.hide();
      },
    })), { title: t("people") });
  }

  beginSlash() {
    this.leaveCommand(false);
    this.stopEditing();
    this.field.value = "/";
    this.field.focus();
    this.typed();
  }

  /** Put a command into the box, ready to be completed. */
  typeCommand(name) {
    const all = leaves(this.seat.commandsIn(this.channel));
    const leaf = all.find((l) => l.plain === name || l.label === name);
    if (leaf) this.enterCommand(leaf);
    else {
      this.field.value = `/${name}`;
      this.field.focus();
      this.typed();
    }
  }

  textKey(event) {
    if (event.isComposing) return;
    if (this.suggestions.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !touch.matches) {
      event.preventDefault();
      this.send();
    } else if (event.key === "Escape" && (this.editing || this.replying)) {
      event.preventDefault();
      this.stopEditing();
    } else if (event.key === "ArrowUp" && !this.field.value && !event.altKey) {
      const mine = this.seat.messages(this.channel.id).filter((m) => m.sandbox?.mine && m.content).at(-1);
      if (mine) {
        event.preventDefault();
        this.edit(mine);
      }
    }
  }

  /** People write @Anna and #great-table; the message carries their ids. */
  withIds(text) {
    const names = [...[...this.seat.people.values(), this.seat.bot].flatMap((p) => [[`@${p.global_name}`, `<@${p.id}>`], [`@${p.username}`, `<@${p.id}>`]]),
      ...[...this.seat.channels.values()].filter((c) => c.type !== 1).map((c) => [`#${c.name}`, `<#${c.id}>`])].sort((a, b) => b[0].length - a[0].length);
    return text.split(/(```[\s\S]*?```|`[^`\n]*`)/).map((part, i) => {
      if (i % 2) return part; // code stays as it is
      let done = "", rest = part;
      while (rest) {
        const boundary = !done || /[\s([{"'*_~|>]$/.test(done);
        const hit = boundary && /^[@#]/.test(rest) && names.find(([n]) => rest.toLowerCase().startsWith(n.toLowerCase()) && !/^[\p{L}\p{N}_]/u.test(rest.slice(n.length)));
        done += hit ? hit[1] : rest[0];
        rest = rest.slice(hit ? hit[0].length : 1);
      }
      return done;
    }).join("");
  }

  async send() {
    if (this.command) return this.run();
    const { seat, channel } = this;
    const text = this.field.value.trim();
    if (text.startsWith("/") && this.suggestions.open) {
      this.complain(t("noCommand"));
      return undefined;
    }
    if (!text && !this.files.length) return undefined;
    const kept = { text: this.field.value, files: this.files, replying: this.replying, editing: this.editing };
    this.field.value = "";
    this.files = [];
    this.replying = this.editing = null;
    this.said = 0;
    this.suggestions.hide();
    this.keepDraft();
    this.draw();
    try {
      if (kept.editing) await seat.act("edit", { channel: channel.id, message: kept.editing.id, content: this.withIds(text) });
      else {
        const attachments = kept.files.length ? (await seat.upload(kept.files)).map((a) => a.id) : [];
        const said = await seat.act("say", { channel: channel.id, content: this.withIds(text), attachments, ...(kept.replying ? { reply_to: kept.replying.id } : {}) });
        seat.keep(channel.id, said.message);
      }
      this.complain("");
    } catch (refusal) {
      // Nothing that was written is lost.
      if (this.seat === seat && this.channel?.id === channel.id && !this.field.value) {
        this.field.value = kept.text;
        Object.assign(this, { files: kept.files, replying: kept.replying, editing: kept.editing });
        this.draw();
      } else seat.drafts.set(channel.id, kept.text);
      this.complain(tOr(`failed.${refusal.code}`, "failed.bad_action"));
    }
    return undefined;
  }

  // --- commands -------------------------------------------------------------------------------------------------------

  enterCommand(leaf, rest = "") {
    const required = leaf.options.filter((o) => o.required);
    this.command = { leaf, entries: required.map((option) => ({ option, text: "", value: undefined, file: null, error: null })) };
    if (rest && leaf.options.length) {
      const first = this.command.entries[0] ?? this.addEntry(leaf.options[0]);
      first.text = rest;
    }
    this.field.value = "";
    this.field.hidden = true;
    this.clipButton.hidden = this.slashButton.hidden = true;
    this.line.hidden = false;
    this.suggestions.hide();
    this.complain("");
    this.drawLine();
    this.drawSend();
    const first = this.command.entries[0];
    if (first?.input) {
      first.input.focus();
      this.suggestFor(first);
    } else this.line.querySelector(".command-token").focus();
  }

  leaveCommand(keepText = true) {
    if (!this.command) return;
    const { leaf } = this.command;
    this.command = null;
    this.line.hidden = true;
    this.field.hidden = false;
    this.clipButton.hidden = this.slashButton.hidden = false;
    this.suggestions.hide();
    this.complain("");
    this.field.value = keepText ? `/${leaf.label}` : "";
    this.drawSend();
    this.grow();
    if (keepText) {
      this.field.focus();
      this.typed();
    }
  }

  addEntry(option) {
    const entry = { option, text: "", value: undefined, file: null, error: null };
    this.command.entries.push(entry);
    return entry;
  }

  drawLine() {
    const { leaf, entries } = this.command;
    const left = leaf.options.filter((o) => !entries.some((e) => e.option === o));
    this.line.setAttribute("aria-label", `/${leaf.label}. ${leaf.about ?? ""}`);
    fill(this.line,
      h("button.command-token", { type: "button", title: t("leaveCommand"), onclick: () => this.leaveCommand(), onkeydown: (event) => this.tokenKey(event) }, `/${leaf.label}`),
      entries.map((entry) => this.chip(entry)),
      left.length ? h("span.command-more", null, left.map((o) => h("button.chip-add", {
        type: "button", title: o.description_localized ?? o.description, "aria-label": t("addOption", o.name_localized ?? o.name), data: { addoption: o.name },
        onclick: () => { const entry = this.addEntry(o); this.drawLine(); entry.input.focus(); this.suggestFor(entry); },
      }, icon("plus", 14), o.name_localized ?? o.name))) : null);
  }

  chip(entry) {
    const { option } = entry;
    const name = option.name_localized ?? option.name;
    const id = uid("option");
    const label = h("label.chip-name", { for: id, title: option.description_localized ?? option.description }, name, option.required ? h("span.needed", { "aria-hidden": "true" }, "*") : null);
    if (option.type === 11) {
      entry.input = h("input.chip-file", { type: "file", id, "aria-required": String(Boolean(option.required)), onchange: (event) => { entry.file = event.target.files[0] ?? null; this.mark(entry, null); } });
    } else {
      entry.input = h("input.chip-field", {
        type: "text", id, value: entry.text, autocomplete: "off", spellcheck: "false", "aria-required": String(Boolean(option.required)), inputmode: option.type === 4 ? "numeric" : option.type === 10 ? "decimal" : null,
        size: Math.max(6, Math.min(28, entry.text.length + 2)), enterkeyhint: "done",
        oninput: () => { entry.text = entry.input.value; entry.value = undefined; entry.input.size = Math.max(6, Math.min(28, entry.text.length + 2)); this.mark(entry, null); this.suggestFor(entry); },
        onfocus: () => this.suggestFor(entry),
        onblur: () => this.leftField(entry),
      });
    }
    entry.input.dataset.option = option.name;
    entry.input.addEventListener("keydown", (event) => this.chipKey(event, entry));
    entry.node = h("span.chip", { class: entry.error ? "is-wrong" : "" }, label, entry.input,
      option.required ? null : h("button.chip-remove", { type: "button", "aria-label": t("removeOption", name), onclick: () => this.removeEntry(entry) }, icon("close", 14)));
    return entry.node;
  }

  removeEntry(entry) {
    this.command.entries = this.command.entries.filter((e) => e !== entry);
    this.suggestions.hide();
    this.drawLine();
    (this.command.entries.at(-1)?.input ?? this.line.querySelector(".command-token")).focus();
  }

  leftField(entry) {
    if (this.suggestions.field === entry.input) this.suggestions.hide();
    if (!this.command?.entries.includes(entry)) return;
    if (entry.text || entry.value !== undefined) this.check(entry);
  }

  tokenKey(event) {
    if (event.key === "Escape" || event.key === "Backspace") { event.preventDefault(); this.leaveCommand(); }
    else if (event.key === "Enter" && !event.shiftKey) { event.preventDefault(); this.run(); }
  }

  chipKey(event, entry) {
    if (event.isComposing || this.suggestions.key(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.run();
    } else if (event.key === "Escape") {
      event.preventDefault();
      this.leaveCommand();
    } else if (event.key === "Backspace" && !entry.input.value) {
      event.preventDefault();
      if (!entry.option.required) this.removeEntry(entry);
      else {
        const before = this.command.entries[this.command.entries.indexOf(entry) - 1];
        if (before) before.input.focus();
        else this.leaveCommand();
      }
    }
  }

  known(option) {
    if (option.choices?.length) return option.choices.map((c) => ({ value: c.value, label: c.name_localized ?? c.name }));
    if (option.type === 5) return [{ value: true, label: t("yes") }, { value: false, label: t("no") }];
    return optionKinds[option.type]?.(this.seat, option.channel_types) ?? [];
  }

  suggestFor(entry) {
    const { option } = entry;
    if (option.type === 11) return this.suggestions.hide();
    const title = `${option.name_localized ?? option.name}: ${option.description_localized ?? option.description ?? ""} (${option.required ? t("required") : t("optional")})`;
    if (option.autocomplete) return this.askBot(entry, title);
    const known = this.known(option);
    if (!known.length) return this.suggestions.show(entry.input, [], { title, nothing: entry.text ? null : t("commandHint") });
    const wanted = entry.value === undefined ? entry.text.replace(/^[@#]/, "").toLowerCase() : "";
    const fits = known.filter((k) => `${k.label} ${k.description ?? ""}`.toLowerCase().includes(wanted));
    return this.suggestions.show(entry.input, fits.slice(0, 50).map((k) => this.offer(entry, k)), { title, nothing: t("noChoices"), at: Math.max(0, fits.findIndex((k) => k.value === entry.value)) });
  }

  offer(entry, known) {
    return { label: known.label, about: known.description, lead: known.lead?.() ?? null, data: { value: String(known.value) }, pick: (key) => this.take(entry, known, key) };
  }

  take(entry, known, key) {
    entry.value = known.value;
    entry.text = known.label;
    entry.input.value = known.label;
    entry.input.size = Math.max(6, Math.min(28, known.label.length + 2));
    this.mark(entry, null);
    this.suggestions.hide();
    const next = this.command.entries.find((e) => e.option.required && e.value === undefined && !e.text && !e.file) ?? (key === "Tab" ? this.command.entries[this.command.entries.indexOf(entry) + 1] : null);
    if (next) next.input.focus();
    else entry.input.focus();
    if (!next) this.suggestions.hide(); // taking the focus again must not open the list again
  }

  async askBot(entry, title) {
    this.asked += 1;
    const mine = this.asked;
    const { seat, channel, command } = this;
    const old = this.suggestions.field === entry.input ? this.suggestions.items : [];
    if (!old.length) this.suggestions.show(entry.input, [], { title, nothing: t("loading") });
    await new Promise((done) => { setTimeout(done, WAIT_WHILE_TYPING); });
    const current = () => this.asked === mine && this.command === command && document.activeElement === entry.input && entry.value === undefined;
    if (!current()) return;
    const options = {};
    for (const other of command.entries) {
      const found = other === entry ? { value: entry.text } : valueOf(other, this.known(other.option));
      if (found.value !== undefined && other.option.type !== 11) options[other.option.name] = found.value;
    }
    let found;
    try {
      found = await seat.act("autocomplete", { channel: channel.id, command: command.leaf.command, path: command.leaf.path, options, focused: entry.option.name });
    } catch {
      found = { choices: [], failed: true };
    }
    if (!current()) return;
    this.suggestions.show(entry.input, found.choices.map((c) => this.offer(entry, { value: c.value, label: c.name })), { title, nothing: found.failed ? t("autocompleteFailed") : t("noChoices") });
  }

  check(entry) {
    if (entry.option.type === 11) {
      const missing = entry.option.required && !entry.file;
      this.mark(entry, missing ? t("errors.required") : null);
      return missing ? null : { value: entry.file };
    }
    const found = valueOf(entry, this.known(entry.option));
    if (!found.error) {
      this.mark(entry, null);
      return found;
    }
    this.mark(entry, found.error === "range" ? t("errorRange", found.min, found.max) : found.error === "length" ? t("errorLength", found.min, found.max) : t(`errors.${found.error}`));
    return null;
  }

  mark(entry, error) {
    entry.error = error;
    entry.node?.classList.toggle("is-wrong", Boolean(error));
    entry.input?.setAttribute("aria-invalid", String(Boolean(error)));
    if (error) entry.input?.setAttribute("aria-describedby", this.trouble.id);
    const wrong = this.command?.entries.filter((e) => e.error) ?? [];
    this.complain(wrong.map((e) => h("span.composer-wrong", null, h("strong", null, e.option.name_localized ?? e.option.name), `: ${e.error}`)));
  }

  async run() {
    const { command, seat, channel } = this;
    const options = {};
    let wrong = null;
    for (const entry of command.entries) {
      const found = this.check(entry);
      if (!found) wrong ??= entry;
      else if (found.value !== undefined && found.value !== null) options[entry.option.name] = found.value;
    }
    if (wrong) {
      wrong.input.focus();
      return;
    }
    this.leaveCommand(false);
    this.field.focus();
    try {
      for (const entry of command.entries) if (entry.file) options[entry.option.name] = (await seat.upload([entry.file]))[0].id;
      await this.deeds.run({ command: command.leaf.command, path: command.leaf.path, options, label: `/${command.leaf.label}` });
    } catch (refusal) {
      const here = this.seat === seat && this.channel?.id === channel.id && !this.command && !this.field.value;
      if (refusal.code === "options" && here) {
        this.enterCommand(command.leaf);
        this.command.entries = command.entries;
        this.drawLine();
        for (const entry of command.entries) if (refusal.options?.[entry.option.name]) this.mark(entry, tOr(`errors.${refusal.options[entry.option.name]}`, "errors.type"));
        this.focus();
      } else if (refusal.code !== "offline") note(tOr(`failed.${refusal.code}`, "failed.bad_action"), "bad");
    }
  }
}
