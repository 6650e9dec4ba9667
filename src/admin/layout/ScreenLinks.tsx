import "./screenLinks.css";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router-dom";

type ScreenLinksProps = { label: string; screens: readonly (readonly [identifier: string, path: string])[] };

/** Screens that belong together, from one to the other. */
export function ScreenLinks({ label, screens }: ScreenLinksProps) {
  const { t } = useTranslation();
  return (
    <nav className="screen-links" aria-label={label}>
      {screens.map(([name, path]) => (
        <NavLink key={name} to={path} end>
          {t(`menu.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
}
