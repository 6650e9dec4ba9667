import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { SamePart } from "../SamePart";
import { AccountLinks, AccountMenu } from "./AccountLinks";
import { Brand } from "./Brand";
import { Icon } from "./Icon";
import { LanguageMenu } from "./LanguageMenu";
import { navigation } from "./links";
import { useClosingDetails } from "./useClosingDetails";

/** The bar that stays on top: brand, navigation, language, account; on a phone the navigation folds into a menu. */
export function Header() {
  const { t } = useTranslation();
  return (
    <header className="header">
      <div className="wrap header-row">
        <Brand />
        <nav className="header-nav" aria-label={t("nav.main")}>
          <NavLinks />
        </nav>
        <LanguageMenu />
        <SamePart as="div" className="header-account" part={AccountMenu} from={{}} />
        <MobileMenu />
      </div>
    </header>
  );
}

function NavLinks() {
  const { pathname, search, hash } = useLocation();
  const here = navigation.find(({ to }) => to === pathname + search + hash)?.to;
  return <SamePart as="ul" part={NavItems} from={{ here }} />;
}

function NavItems({ here }: { here: string | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      {navigation.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} aria-current={to === here ? "page" : undefined}>
            {t(label)}
          </Link>
        </li>
      ))}
    </>
  );
}

/** A details element, so that it opens without scripts too. */
function MobileMenu() {
  const { t } = useTranslation();
  const menu = useClosingDetails();
  const [opened, setOpened] = useState(false);
  return (
    <details className="menu" ref={menu} onToggle={() => setOpened(true)}>
      <summary aria-label={t("nav.menu")}>
        <Icon name="menu" />
      </summary>
      <nav className="menu-panel" aria-label={t("nav.main")}>
        <NavLinks />
        <SamePart as="div" className="menu-account" part={AccountLinks} from={{ opened }} />
      </nav>
    </details>
  );
}
