import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { formatNumber } from "../../client/format";
import { useSession } from "../../client/useSession";
import { kindsDecidedBy } from "../../contract/moderatedKinds";
import type { Queue } from "./useQueue";

/** The kinds one decides, with how many of each wait once that is known. */
export function KindTabs({ counts, filter, search: filters }: Pick<Queue, "counts" | "filter" | "search">) {
  const { t, i18n } = useTranslation();
  const { role } = useSession();
  const { pathname } = useLocation();
  const kinds = kindsDecidedBy(role);
  const wanted = filter("kind");
  const addressOf = (kind: string) => {
    const search = new URLSearchParams(filters);
    if (kind) search.set("kind", kind);
    else search.delete("kind");
    return { pathname, search: search.toString() };
  };
  const all = kinds.reduce((sum, kind) => sum + (counts?.[kind] ?? 0), 0);
  const tabs = [{ kind: "", count: all }, ...kinds.map((kind) => ({ kind, count: counts?.[kind] ?? 0 }))];
  return (
    <nav className="kind-tabs" aria-label={t("moderation.filters.kind")}>
      {(kinds.length > 1 ? tabs : tabs.slice(1)).map(({ kind, count }) => (
        <Link key={kind} to={addressOf(kind)} aria-current={kind === wanted ? "page" : undefined}>
          {t(kind ? `moderation.kinds.${kind}` : "moderation.all")}{" "}
          {counts && <span className="kind-count">{formatNumber(count, i18n.language)}</span>}
        </Link>
      ))}
    </nav>
  );
}
