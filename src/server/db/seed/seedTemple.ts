import type { TempleName } from "../../../contract/templeFacts";
import type { SeedPosition } from "./readPositions";
import type { SeedPooja, StoryFields } from "./readStories";

/** What is written by hand about a well-known temple; `charges` are whole rupees, null where they are not certain. */
export type Handwritten = {
  nameHi?: string;
  nameKn?: string;
  /** only where the list has none */
  deity?: string;
  setting?: "Ancient" | "Modern" | "Cave" | "Hill" | "Riverside";
  /** only where it is certain */
  worship?: "none";
  description?: string;
  history?: string;
  significance?: string;
  timings?: string;
  bestTime?: string;
  dressCode?: string;
  specialities?: string[];
  poojaDetails?: SeedPooja[];
  website?: string;
  names?: TempleName[];
  /** only where it does not follow from the place */
  district?: string;
} & StoryFields;

/** A temple that comes with the product. Facts from Wikidata and public lists, pictures at Wikimedia Commons. */
export type SeedTemple = Handwritten & {
  name: string;
  tradition: string;
  /** the name and town that the list gives it: what its address is made of */
  listed: { name: string; city: string };
  /** which edition of the bundled temples it came with, where that was not the first */
  edition?: number;
  city: string;
  state: string;
  /** where it is, if that is known */
  position: SeedPosition | undefined;
  /** of the post office of its own town, where it does not follow from the position */
  pincode?: string;
  wikidataId?: string;
  /** the fields that do not say what the list says: what is written by hand, and its errors put right */
  written: string[];
  imageUrl?: string;
  imageLicense?: string;
  imageCredit?: string;
};
