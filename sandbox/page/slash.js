// Slash commands without the screen: which there are, which fit what was typed, and whether a value fits its option.

const SUB = 1, GROUP = 2;

/**
 * Every command that can be run: sub-commands with their way to them, names in the person's language. In the order the bot has registered them,
 * a command's own before those of its groups, and behind all others what only some may use: nobody looks for that first.
 */
export function leaves(commands) {
  const found = [];
  const walk = (command, way, options, about) => {
    const inner = (options ?? []).filter((o) => o.type === SUB || o.type === GROUP);
    if (!inner.length) {
      found.push({
        command: command.id, path: way.map((w) => w.name), options: options ?? [], about,
        label: [command, ...way].map((w) => w.name_localized ?? w.name).join(" "), plain: [command, ...way].map((w) => w.name).join(" "),
      });
    }
    for (const option of first(inner, (o) => o.type === SUB)) walk(command, [...way, option], option.options, option.description_localized ?? option.description);
  };
  for (const command of first(commands, (c) => c.default_member_permissions == null)) walk(command, [], command.options, command.description_localized ?? command.description);
  return found;
}

const first = (all, these) => [...all.filter(these), ...all.filter((one) => !these(one))];

/** Best first: what begins like this, in one's own language or in the plain one, then what has it somewhere. */
export function fitting(all, typed) {
  const wanted = typed.toLowerCase().replace(/\s+/g, " ");
  const rank = (leaf) => {
    if (leaf.label.toLowerCase().startsWith(wanted)) return 0;
    if (leaf.plain.startsWith(wanted)) return 1;
    const words = `${leaf.label} ${leaf.plain}`.toLowerCase().split(" ");
    if (words.some((w) => w.startsWith(wanted))) return 2;
    return leaf.label.toLowerCase().includes(wanted) || leaf.plain.includes(wanted) ? 3 : 9;
  };
  return all.map((leaf) => [rank(leaf), leaf]).filter(([r]) => r < 9).sort(([a], [b]) => a - b).map(([, leaf]) => leaf);
}

/** "/game new elder" typed out: the command and what follows, once a space ends its name. */
export function complete(all, typed) {
  const text = typed.replace(/^\s+/, "");
  const hits = all.filter((leaf) => [leaf.label, leaf.plain].some((name) => text.toLowerCase().startsWith(`${name.toLowerCase()} `)));
  const best = hits.sort((a, b) => b.plain.length - a.plain.length)[0];
  if (!best) return null;
  const name = [best.label, best.plain].find((n) => text.toLowerCase().startsWith(`${n.toLowerCase()} `));
  return { leaf: best, rest: text.slice(name.length).trim() };
}

const same = (a, b) => String(a).trim().toLowerCase() === String(b).trim().toLowerCase();

/**
 * The value of one filled-in option: {value} (undefined when left out) or {error, min, max}.
 * `entry`: {option, text, value}; `value` is set when a suggestion was taken. `known` are the suggestions of fixed kinds.
 */
export function valueOf(entry, known = []) {
  const { option } = entry;
  const text = entry.text.trim();
  if (entry.value === undefined && !text) return option.required ? { error: "required" } : { value: undefined };
  if (entry.value !== undefined && option.type !== 3 && option.type !== 4 && option.type !== 10) return { value: entry.value };
  if (option.choices?.length || [5, 6, 7, 8, 9].includes(option.type)) {
    const value = entry.value ?? known.find((k) => same(k.label, text) || same(k.description ?? "", text) || same(`@${k.label}`, text) || same(`#${k.label}`, text))?.value;
    return value === undefined ? { error: "choice" } : { value };
  }
  const raw = entry.value ?? text;
  if (option.type === 4 || option.type === 10) {
    const number = Number(String(raw).replace(",", "."));
    if (!Number.isFinite(number) || (option.type === 4 && !Number.isInteger(number))) return { error: "type" };
    if ((option.min_value !== undefined && number < option.min_value) || (option.max_value !== undefined && number > option.max_value)) return { error: "range", min: option.min_value, max: option.max_value };
    return { value: number };
  }
  if (option.type === 3 && (raw.length < (option.min_length ?? 0) || raw.length > (option.max_length ?? 6000))) return { error: "length", min: option.min_length, max: option.max_length };
  return { value: raw };
}
