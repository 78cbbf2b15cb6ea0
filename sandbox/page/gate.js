// Before a person can sit down: the key in the address, or the password when the server is open to others.
import { fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { speak, t } from "./words.js";

const KEPT = "keeper.key";

function keptKey() {
  try { return sessionStorage.getItem(KEPT); } catch { return null; }
}

function keepKey(key) {
  try { sessionStorage.setItem(KEPT, key); } catch { /* the address keeps it too */ }
}

/** Resolves with {key, people, guild, bot} once the server lets us in; until then shows what is missing. */
export async function enter(node) {
  const query = new URLSearchParams(location.search);
  let key = query.get("key") ?? keptKey() ?? "";
  speak(navigator.language);
  for (;;) {
    const hello = await greet(node, key);
    if (hello.people) {
      keepKey(key);
      return { key, ...hello };
    }
    key = hello.needs_password ? await askPassword(node) : await never(node);
  }
}

async function greet(node, key) {
  for (let pause = 300; ; pause = Math.min(5000, pause * 1.7)) {
    try {
      const answer = await fetch(`sandbox/hello?${new URLSearchParams({ key })}`, { cache: "no-store" });
      return await answer.json();
    } catch {
      card(node, t("gateGone"));
      await new Promise((done) => { setTimeout(done, pause); });
    }
  }
}

function card(node, words, more = null) {
  fill(node, h("main.gate", null, h("div.gate-card", null, h("span.gate-mark", null, icon("keyeye", 56)), h("h1", null, t("gateTitle")), h("p", null, words), more)));
}

function never(node) {
  card(node, t("gateKey"));
  return new Promise(() => {});
}

function askPassword(node) {
  return new Promise((done) => {
    const field = h("input", { type: "password", id: "password", autocomplete: "current-password", required: true });
    const trouble = h("p.form-error", { role: "alert" });
    card(node, t("gatePassword"), h("form.gate-form", {
      onsubmit: async (event) => {
        event.preventDefault();
        const answer = await fetch("sandbox/login", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ password: field.value }) });
        if (answer.ok) done((await answer.json()).key);
        else fill(trouble, t("passwordWrong"));
      },
    }, h("label.field-label", { for: "password" }, t("password")), field, trouble, h("button.brass", { type: "submit" }, t("enter"))));
    field.focus();
  });
}
