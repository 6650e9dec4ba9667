import { Menu } from "antd";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { useSession } from "../../client/useSession";
import { can } from "../../contract/roles";
import { screens } from "../resources";
import { Brand } from "./Brand";

/** The screens this role may open. */
export function SiderMenu({ collapsed }: { collapsed: boolean }) {
  const { t } = useTranslation();
  const { role } = useSession();
  const { pathname } = useLocation();
  const open = screens.filter(({ permission }) => can(role, permission));
  // the longest path that the address starts with: /admin itself starts every address
  const current = [...open].sort((a, b) => b.path.length - a.path.length).find(({ path }) => pathname.startsWith(path));
  return (
    <nav aria-label={t("layout.menu")}>
      <Brand collapsed={collapsed} />
      <Menu
        mode="inline"
        selectedKeys={current ? [current.identifier] : []}
        items={open.map(({ identifier, path, icon }) => ({
          key: identifier,
          icon,
          label: <Link to={path}>{t(`menu.${identifier}`)}</Link>,
        }))}
      />
    </nav>
  );
}
