// Embeds: the framed cards of classic messages.
import { h } from "./dom.js";
import { render, renderInline } from "./markdown.js";
import { picture } from "./pictures.js";
import { when } from "./words.js";

export function embed(data, place, all) {
  const colour = data.color ? `#${data.color.toString(16).padStart(6, "0")}` : null;
  const safe = (url) => (/^https?:\/\//.test(url ?? "") ? url : null);
  const linked = (url, kind, words) => (safe(url) ? h(`a.${kind}`, { href: url, target: "_blank", rel: "noopener noreferrer nofollow", title: url }, words) : h(`div.${kind}`, null, words));
  const footer = [data.footer?.text, data.timestamp ? when(new Date(data.timestamp)) : null].filter(Boolean);
  return h("div.embed", { style: colour ? { "--accent": colour } : {} },
    h("div.embed-body", null,
      h("div.embed-words", null,
        data.author?.name ? linked(data.author.url, "embed-author", data.author.name) : null,
        data.title ? linked(data.url, "embed-title", renderInline(data.title, place)) : null,
        data.description ? h("div.embed-text.md", null, render(data.description, place)) : null,
        data.fields?.length ? h("div.embed-fields", null, data.fields.map((f) => h("div.embed-field", { class: f.inline ? "is-inline" : "" },
          h("div.embed-name", null, renderInline(f.name, place)), h("div.md", null, render(f.value, place))))) : null),
      data.thumbnail?.url ? h("div.embed-thumb", null, picture(data.thumbnail, { all, kind: "is-thumb" })) : null),
    data.image?.url ? picture(data.image, { all }) : null,
    footer.length ? h("div.embed-foot", null, footer.join(" · ")) : null);
}
