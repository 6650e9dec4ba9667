import { useTranslation } from "react-i18next";
import { type LunarReckoning, lunarReckonings } from "../../domain/panchang/reckoning";
import { deviceChoice } from "./deviceChoice";

/** How this device was told to reckon lunar months; until then it goes by language and place. */
export const { useChoice: useMonths } = deviceChoice<LunarReckoning, undefined>(
  "lunarMonths",
  lunarReckonings,
  undefined,
);

/** For whom an almanac is: what the reckoning of its months goes by. */
export type Reader = { lang: string; months?: LunarReckoning };

/** The reader of this page on this device. */
export function useReader(): Reader {
  const { i18n } = useTranslation();
  const [months] = useMonths();
  return { lang: i18n.language, months };
}
