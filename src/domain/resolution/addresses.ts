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

/** The words of an address that do not only say the town. */
const wordsOf = ({ address, places }: Addressed) =>
  address ? foldTokens(address).filter((key) => !places.has(bareOf(key))) : [];
