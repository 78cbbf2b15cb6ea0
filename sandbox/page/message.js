// One message as an element.
import { components } from "./components.js";
import { note, openMenu } from "./dialogs.js";
import { h } from "./dom.js";
import { embed } from "./embeds.js";
import { face } from "./faces.js";
import { icon } from "./icons.js";
import { render } from "./markdown.js";
import { attachments } from "./pictures.js";
import { clock, full, t, tOr, when } from "./words.js";

const V2 = 1 << 15;
const NO_EMBEDS = 1 << 2;
const QUICK = ["👍", "🎲", "😱", "🕯️"];

export const dots = () => h("span.dots", { "aria-hidden": "true" }, h("i"), h("i"), h("i"));

/** The command's name in this person's language: "game new" → "spiel neu". */
export function commandName(seat, name) {
  const [first, ...path] = String(name).split(" ");
  let level = seat.commands.find((c) => c.name === first && (c.type ?? 1) === 1);
  if (!level) return seat.commands.some((c) => c.name === name) ? seat.commands.find((c) => c.name === name).name_localized : `/${name}`;
  const words = [level.name_localized];
  for (const part of path) {
    level = level?.options?.find((o) => o.name === part);
    words.push(level?.name_localized ?? part);
  }
  return `/${words.join(" ")}`;
}

function chipOf(seat, id) {
  const person = seat.person(id);
  return h("span.who", null, face(person, "xs", id === seat.bot.id), person?.global_name ?? "?");
}

function headline(message, at) {
  const { seat } = at;
  const command = message.sandbox?.command;
  if (command) return h("div.message-above", null, icon("reply", 16), t("usedCommand", chipOf(seat, command.user_id), h("span.command-name", null, commandName(seat, command.name))));
  if (message.type !== 19) return null;
  const to = message.referenced_message;
  if (!to) return h("div.message-above", null, icon("reply", 16), h("em", null, t("replyGone")));
  return h("button.message-above.is-reply", { type: "button", data: { jump: to.id }, onclick: () => at.place.openChannel(message.channel_id, to.id) },
    icon("reply", 16), chipOf(seat, to.author.id), h("span.reply-words", null, excerpt(to, seat)));
}

export function excerpt(message, seat) {
  const text = message.content || message.embeds?.[0]?.title || message.embeds?.[0]?.description || firstText(message.components) || (message.attachments?.length ? t("picture") : "…");
  return text.replace(/<@!?(\d+)>/g, (_, id) => `@${seat.person(id)?.global_name ?? "?"}`).replace(/<\/([^:<>]+):\d+>/g, "/$1").replace(/\[([^\]]+)\]\([^)\s]+\)/g, "$1").replace(/[*_~`|#>]+/g, "").split("\n")[0].slice(0, 140);
}

function firstText(list) {
  for (const c of list ?? []) {
    const found = c.content ?? firstText(c.components);
    if (found) return found;
  }
  return null;
}

/** `grouped`: the same author goes on, so face and name are left out. */
export function messageElement(message, at, grouped) {
  const { seat } = at;
  const sent = new Date(message.timestamp);
  const isBot = message.author.id === seat.bot.id;
  const extra = message.sandbox ?? {};
  const nameId = `name-${message.id}`;
  if (message.type === 18 || message.type === 6) return system(message, at, sent);

  const all = [];
  const inside = { ...at, message, all, press: (c) => at.use("press", message, c), select: (c, values) => at.use("select", message, c, values) };
  const body = [];
  const shown = message.type === 21 && message.referenced_message ? message.referenced_message : message;
  if (extra.thinking) body.push(h("div.thinking", null, dots(), t("thinking", seat.nameOf(message.author))));
  else if (extra.failed && !message.content) body.push(failure("late"));
  else if (message.flags & V2) body.push(h("div.layout", null, components(message.components, inside)));
  else {
    if (shown.content) body.push(h("div.md", { class: onlyEmoji(shown.content) ? "is-emoji" : "" }, render(shown.content, at.place)));
    body.push(attachments(shown.attachments ?? [], all));
    if (!(message.flags & NO_EMBEDS)) body.push((shown.embeds ?? []).map((e) => embed(e, at.place, all)));
    body.push(components(message.components, inside));
  }
  const edited = message.edited_timestamp && !extra.thinking ? h("span.edited", { title: full(new Date(message.edited_timestamp)) }, t("edited")) : null;
  const failed = seat.failures.get(message.id);

  return h("article.message", {
    class: `${grouped ? "is-grouped" : ""} ${extra.mentions_me ? "calls-me" : ""} ${extra.ephemeral ? "is-ephemeral" : ""}`, tabindex: "-1",
    data: { message: message.id, author: message.author.id }, "aria-labelledby": nameId,
  },
  headline(message, at),
  h("div.message-main", null,
    grouped ? h("time.gutter", { datetime: message.timestamp, "aria-hidden": "true" }, clock(sent)) : face(seat.person(message.author.id) ?? { global_name: seat.nameOf(message.author) }, "m", isBot),
    h("div.message-body", null,
      h("div.message-head", { class: grouped ? "sr" : "" },
        h("span.author", { id: nameId, class: isBot ? "is-bot" : "" }, seat.nameOf(message.author)),
        isBot ? h("span.badge", null, t("app")) : null,
        h("time", { datetime: message.timestamp, title: full(sent) }, when(sent))),
      body,
      edited,
      message.thread ? threadLink(message.thread, at) : null,
      reactions(message, at),
      failed ? failure(failed) : null,
      extra.ephemeral ? h("div.only-you", null, icon("eye", 16), t("onlyYou"), " · ", h("button.link", { type: "button", data: { dismiss: message.id }, onclick: () => at.dismiss(message) }, t("dismiss"))) : null)),
  toolbar(message, at));
}

/** Up to a handful of emoji and nothing else is shown large. */
const onlyEmoji = (text) => text.length < 24 && /^(?:\p{Extended_Pictographic}[\uFE0F\u200D\p{Emoji_Modifier}]*\s*){1,6}$/u.test(text);

export function failure(reason) {
  const words = reason === "late" ? t("noResponse") : reason === "offline" ? `${t("noResponse")}. ${t("offlineReason")}` : tOr(`failed.${reason}`, "failed.bad_action");
  return h("div.failure", { role: "alert" }, icon("warning", 18), words);
}

function threadLink(thread, at) {
  return h("button.thread-link", { type: "button", onclick: () => at.place.openChannel(thread.id) }, icon("thread", 18), h("strong", null, thread.name), h("span.link", null, t("openThread")));
}

function system(message, at, sent) {
  const who = h("strong", null, at.seat.nameOf(message.author));
  const target = message.message_reference ?? {};
  const words = message.type === 18
    ? t("threadOpened", who, h("button.link", { type: "button", onclick: () => at.place.openChannel(target.channel_id) }, message.content))
    : t("pinned", who);
  return h("article.message.is-system", { tabindex: "-1", data: { message: message.id } }, icon(message.type === 18 ? "thread" : "pin", 18), h("span", null, words), h("time", { datetime: message.timestamp, title: full(sent) }, when(sent)));
}

function reactions(message, at) {
  if (!message.reactions?.length) return null;
  return h("div.reactions", null, message.reactions.map((r) => {
    const name = r.emoji.id ? `${r.emoji.name}:${r.emoji.id}` : r.emoji.name;
    return h("button.reaction", { type: "button", "aria-pressed": String(Boolean(r.me)), "aria-label": t("reactions", r.emoji.name, r.count), onclick: () => at.act(r.me ? "unreact" : "react", { channel: message.channel_id, message: message.id, emoji: name }) }, r.emoji.name, h("span", null, r.count));
  }));
}

function toolbar(message, at) {
  const { seat } = at;
  if (message.sandbox?.thinking) return null;
  const button = h("button.tool", { type: "button", "aria-label": t("messageActions"), "aria-haspopup": "menu", "aria-expanded": "false", title: t("messageActions"), onclick: () => open() }, icon("more", 20));
  const channel = seat.channels.get(message.channel_id);
  const open = () => {
    const lasting = !message.sandbox?.ephemeral;
    const leave = openMenu(button, t("messageActions"), [
      lasting && channel?.can_send ? h("div.menu-row", null, QUICK.map((e) => h("button.menu-emoji", { type: "button", role: "menuitem", "aria-label": t("react", e), onclick: () => { leave(); at.act("react", { channel: message.channel_id, message: message.id, emoji: e }); } }, e))) : null,
      lasting && channel?.can_send ? { label: t("replyTo", seat.nameOf(message.author)), icon: "reply", run: () => at.reply(message) } : null,
      message.sandbox?.mine ? { label: t("edit"), icon: "pencil", run: () => at.edit(message) } : null,
      { label: t("copyLink"), icon: "link", run: () => copyLink(message, seat, channel) },
      ...(lasting ? seat.commandsIn(channel, 3).map((c) => ({ label: `${t("apps")}: ${c.name_localized}`, icon: "keyeye", run: () => at.command({ command: c.id, path: [], options: {}, target: message.id, label: c.name_localized }) })) : []),
      message.sandbox?.mine ? { label: t("remove"), icon: "bin", danger: true, run: () => at.act("delete", { channel: message.channel_id, message: message.id }) } : null,
      message.sandbox?.ephemeral ? { label: t("dismiss"), icon: "close", run: () => at.dismiss(message) } : null,
    ]);
  };
  return h("div.toolbar", null, button);
}

async function copyLink(message, seat, channel) {
  const link = `https://discord.com/channels/${channel?.type === 1 ? "@me" : seat.guild.id}/${message.channel_id}/${message.id}`;
  try {
    await navigator.clipboard.writeText(link);
    note(t("copied"));
  } catch {
    note(link);
  }
}

/** A command on its way, or one that was never answered. */
export function localElement(entry, at) {
  const { seat } = at;
  const label = entry.wanted.label ?? "";
  return h("article.message.is-local", { tabindex: "-1", data: { message: entry.id, state: entry.state } },
    h("div.message-above", null, icon("reply", 16), t("usedCommand", chipOf(seat, seat.id), h("span.command-name", null, label))),
    h("div.message-main", null, face(seat.bot, "m", true), h("div.message-body", null,
      h("div.message-head", null, h("span.author.is-bot", null, seat.bot.global_name), h("span.badge", null, t("app"))),
      entry.state === "pending" ? h("div.thinking", null, dots(), t("sending")) : failure(entry.reason ?? "late"),
      entry.state === "failed" ? h("div.only-you", null, icon("eye", 16), t("onlyYou"), " · ",
        h("button.link", { type: "button", onclick: () => { seat.dropLocal(at.channel.id, entry.id); at.command(entry.wanted); } }, t("tryAgain")), " · ",
        h("button.link", { type: "button", data: { dismiss: entry.id }, onclick: () => seat.dropLocal(at.channel.id, entry.id) }, t("dismiss"))) : null)));
}
