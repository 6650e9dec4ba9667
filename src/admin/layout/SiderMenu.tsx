import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type Screen, screens } from "../resources";
import { Brand } from "./Brand";
import { useMayOpen } from "./useMayOpen";
import { useScreen } from "./useScreen";

/** The screen itself, or the one it is reached from. */
const isCurrent = (screen: Screen, current: Screen | undefined) => {
  if (screen === current) return "page";
  return current?.within === screen.identifier ? "true" : undefined;
};

/** The screens one may open; as icons alone their names are still read out and shown on hover. */
export function SiderMenu({ collapsed }: { collapsed: boolean }) {
  const { t } = useTranslation();
  const { isOpen } = useMayOpen();
  const current = useScreen();
  return (
    <nav aria-label={t("layout.menu")}>
      <Brand collapsed={collapsed} />
      <ul className="console-menu">
        {screens
          .filter(({ permission, within }) => !within && isOpen(permission))
          .map((screen) => {
            const name = t(`menu.${screen.identifier}`);
            return (
              <li key={screen.identifier}>
                <Link
                  to={screen.path}
                  aria-current={isCurrent(screen, current)}
                  {...(collapsed && { "aria-label": name, title: name })}
                >
                  <span aria-hidden="true">{screen.icon}</span>
                  {!collapsed && <span>{name}</span>}
                </Link>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}
