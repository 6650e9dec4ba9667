import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A text by its key, `namespace:part.of.the.key`. */
export type Texts = Map<string, string>;

/** Every text of `locales/<language>`. */
export function readTexts(language: string): Texts {
  const folder = join("locales", language);
  const texts: Texts = new Map();
  for (const file of readdirSync(folder)) {
    const content: unknown = JSON.parse(readFileSync(join(folder, file), "utf8"));
    for (const [key, text] of flattened(content)) texts.set(`${file.replace(".json", "")}:${key}`, text);
  }
  return texts;
}

function flattened(content: unknown, path: string[] = []): [string, string][] {
  if (typeof content !== "object" || content === null) return [[path.join("."), String(content)]];
  return Object.entries(content).flatMap(([key, inner]) => flattened(inner, [...path, key]));
}

/** The values a text waits for, such as `{{count}}`, in a stable order. */
export const placeholders = (text: string): string[] =>
  (text.match(/\{\{\s*\w+/g) ?? []).map((each) => each.replace(/\W/g, "")).sort();

const ordinal = /_ordinal_(\w+)$/;

/** Keys of `one` that `other` lacks; an ordinal number has in each language the forms that language has. */
export function missing(one: Texts, other: Texts): string[] {
  const known = new Set([...other.keys()].map((key) => key.replace(ordinal, "")));
  return [...one.keys()].filter((key) => !known.has(key.replace(ordinal, "")));
}

/** Ordinal numbers that have other forms than the language: `1st` alone, say. */
export function wrongOrdinals(language: string, texts: Texts): string[] {
  const wanted = new Intl.PluralRules(language, { type: "ordinal" }).resolvedOptions().pluralCategories.sort();
  const forms = new Map<string, string[]>();
  for (const key of texts.keys()) {
    const form = ordinal.exec(key)?.[1];
    const name = key.replace(ordinal, "");
    if (form) forms.set(name, [...(forms.get(name) ?? []), form].sort());
  }
  return [...forms].filter(([, found]) => String(found) !== String(wanted)).map(([name]) => name);
}

/** Keys whose texts in two languages wait for different values. */
export const differing = (one: Texts, other: Texts): string[] =>
  [...one]
    .filter(([key, text]) => String(placeholders(text)) !== String(placeholders(other.get(key) ?? text)))
    .map(([key]) => key);

/** Keys whose text says nothing. */
export const blank = (texts: Texts): string[] =>
  [...texts].filter(([, text]) => text.trim() === "").map(([key]) => key);

const words = (text: string) => text.replace(/\{\{[^}]*\}\}|<[^>]*>|https?:\S+/g, " ").match(/[A-Za-z]{3,}/g) ?? [];

/** Keys left in English: a text without a letter of its own script, though the English one has words to translate. */
export const untranslated = (texts: Texts, script: RegExp, kept: RegExp): string[] =>
  [...texts]
    .filter(([, text]) => !script.test(text) && words(text).some((word) => !kept.test(word)))
    .map(([key]) => key);

/** Keys written out in a source: arguments of `t`, and what the contract answers as `errors.…`. */
export function keysIn(text: string): string[] {
  const called = [...text.matchAll(/\bt\(\s*"([\w.]+)"/g)].map(([, key = ""]) => key);
  const named = [...text.matchAll(/"(errors\.\w+)"/g)].map(([, key = ""]) => key);
  return [...called, ...named].filter((key) => key.includes("."));
}

/** True when `key` is a text in one of the namespaces, alone or with plural forms. */
export const isKnown = (texts: Texts, key: string): boolean =>
  [...texts.keys()].some(
    (known) => known.slice(known.indexOf(":") + 1).replace(/(_ordinal)?_(zero|one|two|few|many|other)$/, "") === key,
  );

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Keys that no source names: neither written out, nor a name within an object, nor begun by a word with a dot whose
 * rest is looked up, nor fitting a template such as `states.${state}`.
 */
export function unnamed(texts: Texts, sources: readonly string[]): string[] {
  const names = new Set<string>();
  const templates = new Set<string>();
  for (const source of sources) {
    for (const [, text = ""] of source.matchAll(/"([^"\\\n]*)"/g)) names.add(text);
    for (const [, text = ""] of source.matchAll(/\b(\w+):/g)) names.add(text);
    // what is put into a template may hold words of its own; templates may hold others: each mark may be the first one
    for (const [, text = ""] of source.replace(/\$\{[^{}]*\}/g, "*").matchAll(/`([^`\s<>/]*)(?=`)/g)) {
      const parts = text.split("*");
      if (/[a-zA-Z]{2}/.test(parts.join(""))) templates.add(parts.map(escaped).join(".+"));
    }
  }
  const shapes = [...templates].map((shape) => new RegExp(`^(?:\\w+[:.])?${shape}$`));
  const isNamed = (key: string): boolean =>
    names.has(key) ||
    shapes.some((shape) => shape.test(key)) ||
    key.split(".").some((_, at, parts) => at > 1 && names.has(parts.slice(0, at).join(".")));
  return [...texts.keys()].filter((full) => {
    const [namespace = "", key = ""] = full.split(":");
    // plural forms, and forms by context
    const forms = [key, key.replace(/_[a-z]+$/, ""), key.replace(/(?:_[a-z]+){2}$/, "")];
    return !forms.some((form) => [form, `${namespace}:${form}`, `${namespace}.${form}`].some(isNamed));
  });
}
