import { describe, expect, test } from "vitest";
import { isKeptBy, type Kept, keepersOf } from "../../src/domain/festivals/keepers";
import { foldTokens } from "../../src/domain/spelling";

const festival = (rule: string | null, deities: string[], regions = ["All India"]): Kept => ({
  rule,
  deities,
  regions,
});
const temple = (deity: string, state = "Tamil Nadu", tradition: string | null = "Hindu") => ({
  deityKey: ` ${foldTokens(deity).join(" ")} `,
  state,
  tradition,
});
const isKept = (kept: Kept, by: ReturnType<typeof temple>) => isKeptBy(keepersOf(kept), by);

const shivaratri = festival("maha-shivaratri", ["Shiva", "Parvati"]);
const kartika = festival("kartika-purnima", ["Shiva", "Vishnu", "Guru Nanak"]);
const buddha = festival("buddha-purnima", ["Buddha"]);

describe("a festival is kept by temples", () => {
  test("of its deity: not by Vaishnava ones where it is Shiva's", () => {
    expect(isKept(shivaratri, temple("Sundareswarar (Shiva)"))).toBe(true);
    expect(isKept(shivaratri, temple("Venkateswara (Vishnu)"))).toBe(false);
  });

  test("of its tradition: none of the Hindu ones by others, none of theirs by Hindu temples", () => {
    for (const tradition of ["Sikh", "Jain", "Buddhist", "Bahai"]) {
      for (const hindu of [shivaratri, kartika, festival("diwali", ["Lakshmi", "Ganesha"])])
        expect(isKept(hindu, temple("Guru Granth Sahib Shiva Lakshmi", "Punjab", tradition))).toBe(false);
    }
    expect(isKept(kartika, temple("Kashi Vishwanath (Shiva)", "Uttar Pradesh"))).toBe(true);
    expect(isKept(buddha, temple("Gautama Buddha", "Bihar", "Buddhist"))).toBe(true);
    expect(isKept(buddha, temple("Buddha", "Bihar", "Hindu"))).toBe(false);
    expect(isKept(shivaratri, temple("Shiva", "Bihar", null))).toBe(true);
  });

  test("of its part of the country: Holika is burnt in the north, and not at Tirumala", () => {
    const holika = festival("holika-dahan", ["Narasimha", "Vishnu"]);
    expect(isKept(holika, temple("Venkateswara (Vishnu)", "Andhra Pradesh"))).toBe(false);
    expect(isKept(holika, temple("Narasimha", "Uttar Pradesh"))).toBe(true);
    const vaikuntha = festival("vaikuntha-ekadashi", ["Vishnu"], ["South India"]);
    expect(isKept(vaikuntha, temple("Vishnu", "Andhra Pradesh"))).toBe(true);
    expect(isKept(vaikuntha, temple("Vishnu", "Uttar Pradesh"))).toBe(false);
  });

  test("and not at all where it belongs to the home", () => {
    expect(isKept(festival("raksha-bandhan", ["Krishna"]), temple("Krishna", "Kerala"))).toBe(false);
  });

  test("whose deity is meant: a title is shared by many", () => {
    const nanak = festival(null, ["Guru Nanak"]);
    expect(isKept(nanak, temple("Guru Granth Sahib", "Punjab", "Sikh"))).toBe(false);
    expect(isKept(nanak, temple("Guru Nanak", "Punjab", "Sikh"))).toBe(true);
  });
});
