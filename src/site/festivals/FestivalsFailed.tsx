import { useTranslation } from "react-i18next";
import { Notice } from "../ui/Notice";

/** In the place of festivals that could not be had. */
export function FestivalsFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice tone="bad" role="alert">
      <p>{t("festivalPages.list.failed")}</p>
      <button type="button" className="button small" onClick={onRetry}>
        {t("retry")}
      </button>
    </Notice>
  );
}
