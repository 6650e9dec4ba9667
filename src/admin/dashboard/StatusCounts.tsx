import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatNumber } from "../../client/format";
import type { AdminStats } from "../../contract/admin";

const counts = [
  { name: "pendingApprovals", status: "pending" },
  { name: "activeTemples", status: "active" },
  { name: "underReview", status: "inactive" },
  { name: "archived", status: "archived" },
] as const;

/** Every temple once, by where it stands; each count opens its list. */
export function StatusCounts({ stats }: { stats: AdminStats }) {
  const { t, i18n } = useTranslation();
  return (
    <section aria-labelledby="status-counts">
      <h2 id="status-counts">{t("dashboard.byStatus")}</h2>
      <ul className="status-counts">
        {counts.map(({ name, status }) => (
          <li key={name}>
            <Link to={`/admin/temples?status=${status}`}>
              <strong>{formatNumber(stats[name], i18n.language)}</strong> {t(`dashboard.counts.${name}`)}
            </Link>
            <span className="quiet">{t(`dashboard.countHints.${name}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
