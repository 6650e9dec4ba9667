import { DIRECTIONS, OCCASIONS, type Occasion } from "../../domain/muhurta/ruleTypes";
import { addressOf, type Where, whereIn } from "../panchang/view";

/** What an address asks for, as it was typed; what is wrong with it the server says. */
export type Asked = {
  occasion: string;
  where: Where;
  from?: string;
  to?: string;
  star?: string;
  sign?: string;
  direction?: string;
  chaturmasa?: string;
};

export const muhurtaPath = "/panchang/muhurta";
export const occasions: readonly Occasion[] = OCCASIONS;
export const directions = DIRECTIONS;

const own = ["from", "to", "star", "sign", "direction", "chaturmasa"] as const;
const usualOccasion: Occasion = "marriage";
const usualPlace = "delhi";

/** Reads an address; a place that was typed goes before the one that was chosen. */
export function askedIn(search: URLSearchParams): Asked {
  const said = (name: string) => search.get(name)?.trim() || undefined;
  return {
    occasion: said("occasion") ?? usualOccasion,
    where: whereIn(said("place") ?? said("city") ?? usualPlace),
    ...Object.fromEntries(own.map((name) => [name, said(name)])),
  };
}

/** The parameters of the API, and of the calendar, that ask for it. */
export const paramsOf = ({ where, ...asked }: Asked): Record<string, string | number | undefined> => ({
  ...asked,
  ...where,
});

/** The address that asks for it. */
export function addressed({ where, ...asked }: Asked): string {
  const said = { city: addressOf(where), ...asked };
  const given = Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `${muhurtaPath}?${new URLSearchParams(given)}`;
}
