/** Consonants that one spelling has for another's: voiced and unvoiced, b and v, the nasals. */
const merged: Readonly<Record<string, string>> = {
  g: "k",
  d: "t",
  b: "p",
  v: "p",
  m: "n",
  j: "s",
  c: "s",
};
const vowels = "aeiou";
const SHORTEST = 3;

/** What is left of a folding key in the roughest hearing: no vowels but the first, k for g, t for d, p for b and v. */
function consonants(key: string): string {
  let skeleton = "";
  for (let at = 0; at < key.length; at++) {
    const letter = key[at] ?? "";
    // Bhairo is Bhairav
    const isLastO = at > 2 && at + 1 === key.length && (letter === "o" || letter === "u");
    if (vowels.includes(letter) && !isLastO) {
      if (at === 0) skeleton += "a";
      continue;
    }
    const sound = isLastO ? "p" : (merged[letter] ?? letter);
    if (sound !== "h" && !skeleton.endsWith(sound)) skeleton += sound;
  }
  return skeleton;
}

/** A folding key with one letter for what is written in two ways: voicing, b and v, the nasals, a last -ai. */
export const mergedSounds = (key: string): string =>
  Array.from(key.replace(/ai$/, ""), (letter) => merged[letter] ?? letter).join("");

/**
 * What is left of a folding key when everything is merged that one region writes and another does not: vowels, voicing,
 * the endings -n and -r of the south. Two keys are heard alike when they share one of these. Empty for short words.
 */
export function skeletons(key: string): string[] {
  const whole = consonants(key);
  const stem = whole.replace(/[nr]$/, "");
  return [...new Set([whole, stem])].filter((one) => one.length >= SHORTEST);
}

/** A skeleton among the variants of words: no variant begins with a wave. */
export const asSkeleton = (skeleton: string): string => `~${skeleton}`;
