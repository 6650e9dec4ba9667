import { useTranslation } from "react-i18next";

/** The product's mark, a gopuram in three strokes, with its name beside it where there is room. */
export function Brand({ collapsed }: { collapsed: boolean }) {
  const { t } = useTranslation();
  return (
    <a className="console-brand" href="/" aria-label={t("layout.site")}>
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
        <path
          d="M12 2v3M9 8l1-3h4l1 3M7 13l1.5-5h7L17 13M5 21l2-8h10l2 8zM10 21v-4a2 2 0 0 1 4 0v4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      {!collapsed && <span>{t("brand")}</span>}
    </a>
  );
}
