import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useHead } from "../head";
import { FailedRead } from "../ui/FailedRead";

/** What is said where an address names no place or deity with temples. */
export function NothingHere({ title }: { title: string }) {
  const { t } = useTranslation();
  useHead({ title, description: t("notFound.text"), isMissing: true });
  return (
    <section className="screen">
      <h1>{title}</h1>
      <p>{t("notFound.text")}</p>
      <Link className="button" to="/temples">
        {t("browse.all")}
      </Link>
    </section>
  );
}

/** While a page waits for its data, or failed to get it. */
export function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="wrap section page-wait" aria-busy={!error}>
      {error ? <FailedRead error={error} onRetry={onRetry} /> : null}
    </div>
  );
}
