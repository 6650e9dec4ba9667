import { useTranslation } from "react-i18next";
import { formatKilometres } from "../../client/format";
import { toldKm } from "../../domain/distance";

type DistanceProps = { km: number | undefined; isAbout: boolean };

/**
 * "2.5 km away", in the reader's language, and "about 3 km away" where the spot is not on record; nothing where no
 * position was asked for.
 */
export function Distance({ km, isAbout }: DistanceProps) {
  const { t, i18n } = useTranslation();
  if (km === undefined) return null;
  const told = toldKm(km, isAbout);
  const words = told === 0 ? "temple.kmLess" : isAbout ? "temple.kmAbout" : "temple.kmAway";
  return <span className="distance">{t(words, { km: formatKilometres(told, i18n.language) })}</span>;
}
