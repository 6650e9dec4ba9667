import { useTranslation } from "react-i18next";
import { Notice } from "../components/Notice";

/** That this temple has not authorised payments here, and where its own site is, when it is known. */
export function NotPayable({ site }: { site: string | null }) {
  const { t } = useTranslation();
  return (
    <Notice tone="warn">
      <p>{t("payments.notPayable")}</p>
      {site ? (
        <p>
          {t("payments.officialSite")}{" "}
          <a href={site} target="_blank" rel="noopener noreferrer">
            {new URL(site).host}
          </a>
        </p>
      ) : (
        <p>{t("payments.noOfficialSite")}</p>
      )}
    </Notice>
  );
}
