import { DEITIES } from "../../domain/panchang/deities";
import { type LocalNames, namesIn } from "../places/nameTable";
import { listDeities } from "./listDeities";
import { otherDeities } from "./otherDeities";
import { shaivaDeities } from "./shaivaDeities";
import { vaishnavaDeities } from "./vaishnavaDeities";

const names = new Map(namesIn(shaivaDeities, vaishnavaDeities, otherDeities, listDeities));

/** Deities that the texts of the site name, as records write them: `guru-nanak` is Guru Nanak. */
const ofTheAlmanac = DEITIES.map((id) => id.split("-").map(capitalized).join(" "));
function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
const known = [...new Set([...ofTheAlmanac, ...names.keys()])]
  .sort()
  .map((name) => ({ name, nameHi: names.get(name)?.hi ?? null, nameKn: names.get(name)?.kn ?? null }));

/** All deities that are on record, by their English names in order. */
export const knownDeities = (): { name: string; nameHi: string | null; nameKn: string | null }[] => known;

/** The great deities that records name in brackets behind a local form: `Oppiliappan (Vishnu)`. */
const greatDeities = new Map<string, LocalNames>([
  ["Shiva", { hi: "शिव", kn: "ಶಿವ" }],
  ["Vishnu", { hi: "विष्णु", kn: "ವಿಷ್ಣು" }],
  ["Krishna", { hi: "कृष्ण", kn: "ಕೃಷ್ಣ" }],
  ["Devi", { hi: "देवी", kn: "ದೇವಿ" }],
  ["Kali", { hi: "काली", kn: "ಕಾಳಿ" }],
]);

/**
 * What the deity of a temple is called in Hindi and Kannada, as its record writes it; undefined for one that is not
 * known, and for those that the texts of the site name.
 */
export const deityNames = (deity: string): LocalNames | undefined => names.get(deity) ?? formNames(deity);

/** A local form and its great deity, each by its own name. */
function formNames(deity: string): LocalNames | undefined {
  const bracket = deity.indexOf(" (");
  if (bracket < 0) return undefined;
  const form = names.get(deity.slice(0, bracket));
  const great = greatDeities.get(deity.slice(bracket + 2, -1));
  return form && great && { hi: `${form.hi} (${great.hi})`, kn: `${form.kn} (${great.kn})` };
}
