/** Control characters, line ends, hidden blanks and whatever turns the direction of writing; joiners of letters stay. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/u;
const allHidden = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu;
/** Endings of addresses that people are led to; `S.Ramesh` and `Dr.Om Prakash` are names and no addresses. */
const endings = new Set(
  (
    "com net org info biz xyz top site shop club app dev link click live online store space website fun icu pro edu gov mobi " +
    "in co io me us uk ru cn tk ml ga cf gq ly to cc ws gl gd is be eu su pw ai tv de fr"
  ).split(" "),
);
const titles = new Set("dr mr mrs ms sri shri smt km md st prof pt late rev capt col sh".split(" "));
const addressSigns = /https?:|:\/|www\.|[\p{L}\p{N}-]\.[\p{L}\p{N}-]+\/|@[\p{L}\p{N}-]+\./iu;
/** Full-width and ideographic signs lead where the plain ones do. */
const folded = (text: string) => text.normalize("NFKC").replace(/[。｡]/g, ".");

/**
 * What keeps a text from being the name of a person: `link` when a mail program would make a link of it, `signs` for
 * angle brackets, line ends and characters that nobody sees. A name goes into letters that other people read.
 */
export function nameProblem(text: string): "link" | "signs" | undefined {
  if (hidden.test(text) || /[<>]/.test(folded(text))) return "signs";
  return addressSigns.test(folded(text)) || namesHost(folded(text)) ? "link" : undefined;
}

/** True for words like `udupi.org`: an ending only counts after more than an initial or a title. */
const namesHost = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}.-]+/u)
    .some((word) =>
      word.split(".").some((label, at, labels) => {
        const before = labels[at - 1] ?? "";
        return before.length > 1 && !titles.has(before) && endings.has(label.split("-")[0] ?? "");
      }),
    );

/** A text without line ends and hidden characters, for one line of a letter; an address in it stays one. */
export const oneLine = (text: string): string => text.replace(allHidden, " ").replace(/\s+/g, " ").trim();

/**
 * What somebody typed as one line of a letter in which no program finds an address: the wall behind `nameProblem`, also
 * for what was stored before there was one. `S.Ramesh` becomes `S. Ramesh`.
 */
export const unlinked = (text: string): string =>
  oneLine(
    folded(text)
      .replace(/[<>]/g, " ")
      .replace(/:\/+/g, " ")
      .split(".")
      .map((part, at, parts) => (isHostDot(parts[at - 1] ?? "", part) ? ` ${part}` : part))
      .join(".")
      .replace(/@/g, " @ "),
  );

const isHostDot = (before: string, after: string) =>
  /[\p{L}\p{N}-]/u.test(before.slice(-1)) && /^[\p{N}-]*\p{L}/u.test(after);
