import { useTranslation } from "react-i18next";
import { formatKilometres, formatNumber } from "../../client/format";

type DistanceProps = { km: number | undefined; isAbout: boolean };

/**
 * "2.5 km away", in the reader's language, and "about 3 km away" where the spot is not on record; nothing where no
 * position was asked for.
 */
export function Distance({ km, isAbout }: DistanceProps) {
  const { t, i18n } = useTranslation();
  if (km === undefined) return null;
  return (
    <span className="distance">
      {isAbout
        ? t("temple.kmAbout", { km: formatNumber(Math.max(1, Math.round(km)), i18n.language) })
        : t("temple.kmAway", { km: formatKilometres(km, i18n.language) })}
    </span>
  );
}
