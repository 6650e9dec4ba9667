import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Notice } from "../ui/Notice";

/** Says, where scripts are off or could not be fetched, that this page cannot do without them, and what can be done. */
export function NeedsScripts() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <>
      <noscript>
        <Notice tone="warn">{t("needsScripts")}</Notice>
      </noscript>
      <div className="scripts-failed">
        <Notice tone="bad" role="alert">
          <p>{t("failure.text")}</p>
          <a className="button small" href={pathname + search}>
            {t("failure.reload")}
          </a>
        </Notice>
      </div>
    </>
  );
}
