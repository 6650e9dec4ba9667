import { isObject } from "./extendedJson";

/** Languages that lists of India are written in, by the codes of ISO 639. */
const languages = new Set(
  "en hi kn ta te ml mr bn gu pa or as ur sa ne sd ks si kok mai bho tcy doi mni sat brx awa raj".split(" "),
);
/** By their names in English and their codes of three letters. */
const named: Readonly<Record<string, string>> = {
  ...{ english: "en", eng: "en", hindi: "hi", hin: "hi", kannada: "kn", kan: "kn", tamil: "ta", tam: "ta" },
  ...{ telugu: "te", tel: "te", malayalam: "ml", mal: "ml", marathi: "mr", mar: "mr", bengali: "bn", ben: "bn" },
  ...{ gujarati: "gu", guj: "gu", punjabi: "pa", pan: "pa", odia: "or", ori: "or", sanskrit: "sa", san: "sa" },
};
const columns: Readonly<Record<string, string>> = { hi: "in Hindi", kn: "in Kannada" };
const naming = /^(?:names?|titles?|labels?|temple_?names?)$/i;

type Text = readonly [language: string, text: string];

/**
 * A text in several languages, as an object of them (`{ en, hi, kn }`) or a list of texts that each say theirs
 * (`@language`), as columns: the English one under `key`, those in Hindi and Kannada under what people call such columns,
 * a name in another language as another name. Undefined for what is no such text.
 */
export function languageColumns(key: string, value: unknown): [string, unknown][] | undefined {
  const said = Array.isArray(value) ? textsListed(value) : textsKeyed(value);
  if (!said) return undefined;
  const isName = naming.test(key);
  const own = isName ? key.replace(/s$/, "").replace(/^label$/i, "name") : key;
  const others = said.filter(([language]) => language !== "en" && !columns[language]);
  const names: [string, unknown][] = others.length > 0 ? [["other names", others.map((one) => one.join(": "))]] : [];
  return [
    ...said
      .filter((one) => !others.includes(one))
      .map(([language, text]): [string, unknown] => [[own, columns[language]].filter(Boolean).join(" "), text]),
    ...(isName ? names : others.map(([language, text]): [string, unknown] => [`${key} (${language})`, text])),
  ];
}

function textsKeyed(value: unknown): Text[] | undefined {
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value);
  if (entries.length === 0 || !entries.every(([key]) => languages.has(codeOf(key)))) return undefined;
  return texts(entries.map(([key, one]) => [key, isObject(one) ? (one.value ?? one) : one]));
}

function textsListed(list: readonly unknown[]): Text[] | undefined {
  const entries = list.map((one): [unknown, unknown] =>
    isObject(one)
      ? [one["@language"] ?? one.language ?? one.lang, one["@value"] ?? one.value ?? one.text ?? one]
      : ["", one],
  );
  return entries.length > 0 && entries.every(([key]) => languages.has(codeOf(key))) ? texts(entries) : undefined;
}

/** `en-IN` is English. */
function codeOf(key: unknown): string {
  const code = typeof key === "string" ? (key.toLowerCase().split(/[-_]/, 1)[0] ?? "") : "";
  return Object.hasOwn(named, code) ? (named[code] ?? "") : code;
}

/** Blank ones say nothing; what is no text makes the whole none. */
function texts(entries: readonly (readonly [unknown, unknown])[]): Text[] | undefined {
  const said = entries.filter(([, text]) => text !== null && text !== undefined && text !== "");
  return said.every(([, text]) => typeof text === "string")
    ? said.map(([key, text]): Text => [codeOf(key), String(text)])
    : undefined;
}
