import { useTranslation } from "react-i18next";
import { type LunarReckoning, lunarReckonings } from "../../domain/panchang/reckoning";
import { Choices } from "./Choices";
import { useMonths } from "./months";

/**
 * How lunar months are reckoned; this device remembers it for every page that names one. `usual` is how the page has
 * them as long as nothing was chosen.
 */
export function MonthsChoice({ usual }: { usual: LunarReckoning | undefined }) {
  const { t } = useTranslation();
  const [months, choose] = useMonths();
  return (
    <Choices
      name="months"
      label={t("months.label")}
      options={lunarReckonings}
      textOf={(each) => t(`months.${each}`)}
      chosen={months ?? usual}
      onChoose={choose}
    />
  );
}
