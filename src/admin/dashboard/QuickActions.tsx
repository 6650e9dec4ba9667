import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSession } from "../../client/useSession";
import { can } from "../../contract/roles";
import { screens } from "../resources";

/** The other screens this role may open. */
export function QuickActions() {
  const { t } = useTranslation();
  const { role } = useSession();
  const others = screens.filter(
    ({ path, permission, within }) => path !== "/admin" && !within && can(role, permission),
  );
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions">{t("dashboard.quickActions")}</h2>
      <ul className="quick-actions">
        {others.map(({ identifier, path, icon }) => (
          <li key={identifier}>
            <Link to={path}>
              <span className="stat-icon" aria-hidden="true">
                {icon}
              </span>
              <span>
                <strong>{t(`menu.${identifier}`)}</strong>
                <span className="quiet">{t(`dashboard.actionHints.${identifier}`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
