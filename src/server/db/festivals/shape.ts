import type { FestivalType } from "../../../contract/vocabulary";

/** A text in the three languages of the product. */
export type Texts = { en: string; hi: string; kn: string };

/** A festival as the product knows it from the start; what is written here becomes its first record. */
export type CatalogueFestival = {
  /** Id of the rule that dates it; null for one whose dates are entered. */
  ruleId: string | null;
  /** Its address; the rule's id where there is one. */
  slug: string;
  name: Texts;
  /** Names of other regions, with where they are used. */
  otherNames?: Texts;
  type: FestivalType;
  /** States or parts of the country, parted by commas, in English; `All India` for everywhere. */
  region: string;
  deities: string[];
  /** What is celebrated. */
  significance: Texts;
  /** Why, and how the day is observed. */
  description?: Texts;
};
