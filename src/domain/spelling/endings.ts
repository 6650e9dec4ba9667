/** One ending in many spellings, at least `stem` key letters behind the word's beginning. */
type Ending = readonly [written: string, folded: string, stem: number];

const endings: readonly Ending[] = [
  ["puram", "pur", 2],
  ["pura", "pur", 2],
  ["pore", "pur", 2],
  ["por", "pur", 2],
  ["nagaram", "nagar", 2],
  ["esvaram", "esvar", 0],
  ["esvarar", "esvar", 0],
  ["natar", "nat", 2],
  ["acalam", "acal", 1],
  ["aclam", "acal", 1],
  ["sailam", "sail", 2],
  ["rangam", "rang", 2],
  ["lingam", "ling", 2],
  ["mandapam", "mandap", 0],
  ["ksetram", "ksetr", 0],
  ["tirtam", "tirt", 0],
  ["vaikuntam", "vaikunt", 0],
  ["kailasam", "kailas", 0],
  ["devastanam", "devastan", 0],
  ["patnam", "patn", 2],
  ["patanam", "patn", 2],
  ["patinam", "patn", 2],
  ["patana", "patn", 2],
  ["ore", "ur", 2],
  ["aur", "ur", 3],
  ["or", "ur", 3],
  ["uru", "ur", 2],
  ["ganv", "gaon", 1],
  ["gaun", "gaon", 1],
  ["kote", "kot", 1],
  ["giri", "gir", 2],
  ["kode", "kod", 1],
  ["kodu", "kod", 1],
];

const byLastLetter = new Map<string, Ending[]>();
for (const ending of endings) {
  const last = ending[0].slice(-1);
  byLastLetter.set(last, [...(byLastLetter.get(last) ?? []), ending]);
}

/** The key with its ending in one spelling: -puram, -pura, -poor and -pore are -pur; guru is no -uru. */
export function foldEnding(key: string): string {
  for (const [written, folded, stem] of byLastLetter.get(key.slice(-1)) ?? []) {
    if (key.length - written.length < stem || !key.endsWith(written)) continue;
    if (written === "uru" && key.endsWith("guru")) continue;
    return key.slice(0, -written.length) + folded;
  }
  return key;
}
