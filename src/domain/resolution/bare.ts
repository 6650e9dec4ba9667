import { headOf } from "./words";

const endings = ["svamivar", "svamiji", "svami", "svmi", "svam", "sami", "smi", "ji"];
/** Shorter words are not what is left of a longer one. */
const SHORTEST_STEM = 4;
const KEPT = 50_000;
const bare = new Map<string, string>();

/**
 * A spelling key as loosely as names of one temple are written: without a respectful ending or Sri before it, without
 * each a within, and with one letter for voiced and voiceless, which Tamil writes alike. Ranganathaswamy is Ranganatha.
 */
export function bareOf(key: string): string {
  const known = bare.get(key);
  if (known !== undefined) return known;
  if (bare.size >= KEPT) bare.clear();
  const made = makeBare(key);
  bare.set(key, made);
  return made;
}

function makeBare(key: string): string {
  const ending = endings.find((end) => key.endsWith(end) && key.length - end.length >= SHORTEST_STEM);
  const stem = ending ? key.slice(0, -ending.length) : key;
  const head = headOf(stem);
  const own = head === stem && stem.startsWith("sri") && stem.length >= 8 ? headOf(stem.slice(3)) : head;
  return withOneEnding(voiceless(own.slice(0, 1) + own.slice(1).replaceAll("a", "")));
}

const voices: Readonly<Record<string, string>> = { d: "t", g: "k", b: "p", j: "s", c: "s" };
const voiceless = (key: string) => {
  let result = "";
  for (const letter of key) {
    const one = voices[letter] ?? letter;
    if (!result.endsWith(one)) result += one;
  }
  return result;
};

/** Lord of, as Tamil says it: -nathar is -nath, -esuvarar is -eshvar. */
function withOneEnding(key: string): string {
  for (const [written, one] of [
    ["esuvr", "esvr"],
    ["isuvr", "esvr"],
    ["isvr", "esvr"],
    ["ntr", "nt"],
  ] as const) {
    if (key.length > written.length && key.endsWith(written)) return key.slice(0, -written.length) + one;
  }
  return key;
}
