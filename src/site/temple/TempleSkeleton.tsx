import { useTranslation } from "react-i18next";

/** A temple's page while it is awaited, in its own size. */
export function TempleSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="wrap temple-page skeleton" role="status" aria-label={t("loading")}>
      <section className="temple-hero">
        <div className="temple-picture" />
        <div className="temple-title">
          <i className="bar short" />
          <i className="bar title" />
          <i className="bar" />
          <i className="bar foot" />
        </div>
      </section>
    </div>
  );
}
