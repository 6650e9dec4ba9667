import { Tag } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatDate } from "../../client/formatDate";
import type { RecentTemple } from "../../contract/admin";

/** The temples that came last. */
export function RecentTemples({ temples }: { temples: RecentTemple[] }) {
  const { t, i18n } = useTranslation();
  return (
    <section aria-labelledby="recent-temples">
      <h2 id="recent-temples">{t("dashboard.recent")}</h2>
      {temples.length === 0 && <p className="quiet">{t("temples.none")}</p>}
      {temples.length > 0 && (
        <div className="plain-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{t("temples.fields.name")}</th>
                <th scope="col">{t("temples.fields.location")}</th>
                <th scope="col">{t("temples.statusTitle")}</th>
                <th scope="col">{t("dashboard.added")}</th>
              </tr>
            </thead>
            <tbody>
              {temples.map(({ id, name, location, status, added }) => (
                <tr key={id}>
                  <td>
                    <Link to={`/admin/temples/${id}`}>{name}</Link>
                  </td>
                  <td>{location}</td>
                  <td>
                    <Tag bordered={false} color={status === "Active" ? "success" : "warning"}>
                      {t(`temples.status.${status.toLowerCase()}`)}
                    </Tag>
                  </td>
                  <td>{formatDate(added, i18n.language, { dateStyle: "medium", timeStyle: "short" })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
