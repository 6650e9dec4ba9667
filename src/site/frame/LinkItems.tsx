import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { SiteLink } from "./links";

type LinkItemsProps = {
  links: readonly SiteLink[];
  /** the one that leads to the page that is shown */
  here: string | undefined;
};

/** Links of the site as items of a list; the one of this page says so. */
export function LinkItems({ links, here }: LinkItemsProps) {
  const { t } = useTranslation();
  return (
    <>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} aria-current={to === here ? "page" : undefined}>
            {t(label)}
          </Link>
        </li>
      ))}
    </>
  );
}
