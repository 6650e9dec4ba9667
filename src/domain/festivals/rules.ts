import { AGREED_RULES } from "./agreedRules";
import { LUNAR_FEASTS } from "./lunarFeasts";
import { MONTHLY_VOWS } from "./monthlyVows";
import type { FestivalRule } from "./ruleTypes";
import { SOLAR_FEASTS } from "./solarFeasts";

/** Every festival and vow that is computed. */
export const FESTIVAL_RULES: readonly FestivalRule[] = [
  ...AGREED_RULES,
  ...MONTHLY_VOWS,
  ...SOLAR_FEASTS,
  ...LUNAR_FEASTS,
];
