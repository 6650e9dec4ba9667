import { useTranslation } from "react-i18next";
import { Notice } from "./Notice";

/** Says, where scripts are off, that this page cannot do without them, and what can. */
export function NeedsScripts() {
  const { t } = useTranslation();
  return (
    <noscript>
      <Notice tone="warn">{t("needsScripts")}</Notice>
    </noscript>
  );
}
