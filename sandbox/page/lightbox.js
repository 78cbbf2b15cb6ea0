// A picture, large: zoom by press, wheel, pinch or keys; move by dragging; the next one by arrow.
import { openDialog } from "./dialogs.js";
import { fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

const LARGEST = 6;

/** `pictures`: [{url, alt}]. */
export function openLightbox(pictures, index = 0) {
  let at = index, scale = 1, x = 0, y = 0, moved = false;
  const fingers = new Map();
  let pinch = null;

  const image = h("img.lightbox-image", { draggable: "false" });
  const stage = h("div.lightbox-stage", null, image);
  const caption = h("p.lightbox-caption", { "aria-live": "polite" });
  const counter = h("span.lightbox-count");
  const original = h("a.round", { target: "_blank", rel: "noopener", "aria-label": t("download"), title: t("download") }, icon("out"));
  const button = (name, label, run) => h("button.round", { type: "button", "aria-label": label, title: label, onclick: run }, icon(name));
  const smaller = button("zoomout", t("zoomOut"), () => zoom(scale / 1.5));
  const larger = button("zoomin", t("zoomIn"), () => zoom(scale * 1.5));
  const steps = pictures.length > 1 ? [h("button.round.lightbox-step.is-left", { type: "button", "aria-label": t("previous"), onclick: () => go(-1) }, icon("left", 26)),
    h("button.round.lightbox-step.is-right", { type: "button", "aria-label": t("next"), onclick: () => go(1) }, icon("right", 26))] : [];
  const close = button("close", t("close"), () => opened.close());
  const opened = openDialog("lightbox", t("picture"), [
    h("div.lightbox-bar", null, counter, h("span.grow"), smaller, larger, original, close), stage, steps, caption]);

  const place = () => {
    image.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    stage.classList.toggle("is-large", scale > 1.01);
    smaller.disabled = scale <= 1.01;
    larger.disabled = scale >= LARGEST - 0.01;
  };
  const limit = () => {
    const wide = Math.max(0, (image.offsetWidth * scale - stage.clientWidth) / 2);
    const high = Math.max(0, (image.offsetHeight * scale - stage.clientHeight) / 2);
    x = Math.max(-wide, Math.min(wide, x));
    y = Math.max(-high, Math.min(high, y));
  };
  // The point under the finger or mouse stays where it is.
  const zoom = (to, px = null, py = null) => {
    const next = Math.max(1, Math.min(LARGEST, to));
    const box = stage.getBoundingClientRect();
    const dx = px === null ? 0 : px - box.left - box.width / 2, dy = py === null ? 0 : py - box.top - box.height / 2;
    x = dx - ((dx - x) * next) / scale;
    y = dy - ((dy - y) * next) / scale;
    scale = next;
    limit();
    place();
  };
  const show = () => {
    const picture = pictures[at];
    image.src = picture.url;
    image.alt = picture.alt ?? "";
    original.href = picture.url;
    fill(caption, picture.alt ?? "");
    counter.textContent = pictures.length > 1 ? t("pictureNth", at + 1, pictures.length) : "";
    scale = 1;
    x = y = 0;
    place();
  };
  const go = (by) => {
    at = (at + by + pictures.length) % pictures.length;
    show();
  };

  opened.dialog.addEventListener("keydown", (event) => {
    const run = { ArrowLeft: () => (scale > 1.01 ? nudge(60, 0) : go(-1)), ArrowRight: () => (scale > 1.01 ? nudge(-60, 0) : go(1)), ArrowUp: () => nudge(0, 60), ArrowDown: () => nudge(0, -60), "+": () => zoom(scale * 1.5), "=": () => zoom(scale * 1.5), "-": () => zoom(scale / 1.5), 0: () => zoom(1) }[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  });
  const nudge = (dx, dy) => { x += dx; y += dy; limit(); place(); };
  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoom(scale * (event.deltaY < 0 ? 1.2 : 1 / 1.2), event.clientX, event.clientY);
  }, { passive: false });

  const spread = () => {
    const [a, b] = [...fingers.values()];
    return { length: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  stage.addEventListener("pointerdown", (event) => {
    stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moved = fingers.size > 1;
    if (fingers.size === 2) pinch = { ...spread(), scale };
  });
  stage.addEventListener("pointermove", (event) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 2 && pinch) {
      const now = spread();
      zoom((pinch.scale * now.length) / Math.max(1, pinch.length), now.x, now.y);
    } else if (scale > 1.01) {
      if (Math.hypot(event.clientX - last.x, event.clientY - last.y) > 2) moved = true;
      nudge(event.clientX - last.x, event.clientY - last.y);
    }
  });
  const lift = (event) => {
    fingers.delete(event.pointerId);
    pinch = null;
    if (event.type !== "pointerup" || moved || fingers.size) return;
    const within = image.getBoundingClientRect();
    const onImage = event.clientX >= within.left && event.clientX <= within.right && event.clientY >= within.top && event.clientY <= within.bottom;
    if (!onImage) opened.close();
    else if (scale > 1.01) zoom(1);
    else zoom(2.5, event.clientX, event.clientY);
  };
  stage.addEventListener("pointerup", lift);
  stage.addEventListener("pointercancel", lift);
  show();
  close.focus();
  return opened;
}
