import type { TempleName } from "../../../contract/templeFacts";

/**
 * The names that notes give a temple, each once in whichever way it is spaced and pointed, and of the official ones
 * of a language the first alone: a temple has one official name in a language, the others are common.
 */
export function distinctNames(names: readonly TempleName[]): TempleName[] {
  const seen = new Set<string>();
  const officialIn = new Set<string>();
  return names.flatMap((name) => {
    const letters = lettersOf(name.name);
    if (seen.has(letters)) return [];
    seen.add(letters);
    if (name.kind !== "official") return [name];
    if (officialIn.has(name.language)) return [{ ...name, kind: "common" as const }];
    officialIn.add(name.language);
    return [name];
  });
}

const lettersOf = (name: string) => name.normalize("NFC").replace(/[\p{P}\p{Z}]+/gu, "");
