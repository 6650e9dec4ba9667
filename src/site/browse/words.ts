import type { Translate } from "../../client/errors";
import { formatNumber } from "../../client/format";
import type { PlaceLink } from "../../contract/browse";
import { nameIn, wordIn } from "../temple/wording";

/** A deity of the calendar in the reader's language. */
export const deityName = (t: Translate, deity: string): string => t(`browse.deities.${deity}`);

/** A place in the reader's language; a state, whose path has one part, as the site calls it. */
export const placeName = (
  t: Translate,
  language: string,
  place: Pick<PlaceLink, "path" | "name" | "nameHi" | "nameKn">,
) => (place.path.includes("/") ? nameIn(language, place) : wordIn(t, "states", place.name));

/** `Shiva (12)` */
export const counted = (t: Translate, language: string, name: string, count: number): string =>
  t("browse.counted", { name, number: formatNumber(count, language) });

/** The words of an address as a name where nobody tells a better one: `tamil-nadu` is Tamil Nadu. */
export const nameOfPath = (path: string): string =>
  (path.split("/").at(-1) ?? "")
    .split("-")
    .map((word) => (word === "and" ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");

/** The address of a place's page. */
export const placePath = ({ path }: Pick<PlaceLink, "path">) => `/temples/${path}`;
/** The address of a deity's page. */
export const deityPath = (deity: string) => `/deities/${deity}`;
