import { useTranslation } from "react-i18next";
import { formatKilometres, formatNumber } from "../../client/format";

const KILOMETRE = 1_000;

/** How far apart two records are, in metres. */
export function Apart({ metres }: { metres: number | null }) {
  const { t, i18n } = useTranslation();
  if (metres === null) return t("resolution.unlocated");
  if (metres === 0) return t("resolution.samePosition");
  if (metres >= KILOMETRE)
    return t("resolution.kilometres", { km: formatKilometres(metres / KILOMETRE, i18n.language) });
  return t("resolution.metres", { formatted: formatNumber(metres, i18n.language) });
}
