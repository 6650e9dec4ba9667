import { useTranslation } from "react-i18next";
import { EmptyState } from "../ui/Notice";

/** What stands where an almanac should, when even this device could not compute it. */
export function PanchangFailed({ level, onRetry }: { level?: 2 | 3; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState title={t("page.comingSoon")} level={level}>
      <p className="soft">{t("page.integration")}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t("retry")}
      </button>
    </EmptyState>
  );
}

/** As large as the dial and the five limbs that come. */
export function PanchangSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="panchang-day skeleton-day" role="status" aria-label={t("page.skeleton")}>
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  );
}
