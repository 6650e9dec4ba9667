import { SettingOutlined } from "@ant-design/icons";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSession } from "../../client/useSession";
import { can } from "../../contract/roles";
import { screens } from "../resources";

/** The other screens this role may open, and the settings of the own account. */
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
              <ActionFace icon={icon} name={t(`menu.${identifier}`)} hint={t(`dashboard.actionHints.${identifier}`)} />
            </Link>
          </li>
        ))}
        <li>
          {/* a page of the site, which the console's router does not know */}
          <a href="/settings">
            <ActionFace
              icon={<SettingOutlined aria-hidden />}
              name={t("dashboard.settings")}
              hint={t("dashboard.actionHints.settings")}
            />
          </a>
        </li>
      </ul>
    </section>
  );
}

function ActionFace({ icon, name, hint }: { icon: ReactNode; name: string; hint: string }) {
  return (
    <>
      <span className="stat-icon" aria-hidden="true">
        {icon}
      </span>
      <span>
        <strong>{name}</strong>
        <span className="quiet">{hint}</span>
      </span>
    </>
  );
}
