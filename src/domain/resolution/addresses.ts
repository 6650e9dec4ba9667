import { foldTokens } from "../spelling";
import { bareOf } from "./bare";

/** An address, and words for the town it is in. */
type Addressed = { address: string | null; places: ReadonlySet<string> };

/** How many words two addresses share, and what part of the shorter one; undefined where either says only the town. */
export function sharedAddress(a: Addressed, b: Addressed): { shared: number; ratio: number } | undefined {
  const [own, other] = a.address && b.address ? [wordsOf(a), wordsOf(b)] : [[], []];
  if (own.length === 0 || other.length === 0) return undefined;
  const shared = own.filter((word) => other.includes(word)).length;
  return { shared, ratio: shared / Math.min(own.length, other.length) };
}

/** Words of any address, which say nothing of where it is. */
const common = new Set(
  foldTokens(
    "road street lane marg cross main peth nagar colony layout sector block phase stage extension area bazar market chowk circle near opposite behind next temple mandir house door plot number no st rd",
  ),
);

/** The words of an address that do not only say the town, or what every town has. */
const wordsOf = ({ address, places }: Addressed) =>
  address ? foldTokens(address).filter((key) => !places.has(bareOf(key)) && !common.has(key)) : [];
