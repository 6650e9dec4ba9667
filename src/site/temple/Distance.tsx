import { useTranslation } from "react-i18next";
import { formatKilometres } from "../../client/format";

/** "2.5 km away", in the reader's language; nothing where no position was asked for. */
export function Distance({ km }: { km: number | undefined }) {
  const { t, i18n } = useTranslation();
  if (km === undefined) return null;
  return <span className="distance">{t("temple.kmAway", { km: formatKilometres(km, i18n.language) })}</span>;
}
