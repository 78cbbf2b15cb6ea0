// Pictures and files within messages.
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { openLightbox } from "./lightbox.js";
import { spoiler } from "./markdown.js";
import { size, t } from "./words.js";

/** Nothing is ever fetched from another host: such pictures are named, not shown. */
export function isOurs(address) {
  try {
    return new URL(address, location.href).origin === location.origin;
  } catch {
    return false;
  }
}

/**
 * A picture that opens large. `all` is the list of pictures it belongs to (for the arrows in the large view), filled as
 * pictures are made.
 */
export function picture(media, { all = [], kind = "", alt = media.description } = {}) {
  if (media.sandbox_gone) return h("div.picture-gone", null, icon("picture", 22), t("pictureGone"));
  if (!isOurs(media.url)) return h("div.picture-gone", null, icon("picture", 22), h("span", null, t("pictureElsewhere"), " ", h("span.leave-address", null, media.url)));
  const words = alt || "";
  const index = all.length;
  all.push({ url: media.url, alt: words });
  const image = h("img", { src: media.url, alt: words, width: media.width, height: media.height, decoding: "async" });
  if (media.width) {
    image.style.aspectRatio = `${media.width} / ${media.height}`;
    // A tiny picture is shown at least as large as a finger.
    image.style.setProperty("--natural", `${Math.max(120, media.width)}px`);
    image.style.setProperty("--shape", media.width / media.height);
  }
  image.addEventListener("error", () => image.closest(".picture")?.replaceWith(h("div.picture-gone", null, icon("picture", 22), t("pictureGone"))), { once: true });
  return h(`button.picture${kind ? `.${kind}` : ""}`, { type: "button", "aria-label": t("openPicture", words || t("noAlt")), onclick: () => openLightbox(all, index) }, image);
}

export const isPicture = (file) => Boolean(file.content_type?.startsWith("image/") && file.content_type !== "image/svg+xml");

export function fileCard(file) {
  return h("a.file", { href: isOurs(file.url) ? file.url : null, target: "_blank", rel: "noopener", download: file.filename },
    icon("file", 26), h("span.file-words", null, h("span.file-name", null, file.filename), file.size ? h("span.file-size", null, size(file.size)) : null));
}

export function attachments(files, all) {
  const pictures = files.filter(isPicture), others = files.filter((f) => !isPicture(f));
  const shown = pictures.map((f) => {
    const made = picture(f, { all });
    return f.filename.startsWith("SPOILER_") ? spoiler([made], "div") : made;
  });
  return [
    shown.length ? h("div.pictures", { data: { count: Math.min(4, shown.length) } }, shown) : null,
    others.map((f) => {
      if (f.content_type?.startsWith("audio/") && isOurs(f.url)) return h("audio", { controls: true, src: f.url, preload: "none" });
      if (f.content_type?.startsWith("video/") && isOurs(f.url)) return h("video", { controls: true, src: f.url, preload: "metadata" });
      return fileCard(f);
    }),
  ];
}
