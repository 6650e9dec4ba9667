import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../ui/Icon";
import { AccountLinks, AccountMenu } from "./AccountLinks";
import { Brand } from "./Brand";
import { LanguageMenu } from "./LanguageMenu";
import { LinkItems } from "./LinkItems";
import { menuLinks, navigation } from "./links";
import { useClosingDetails } from "./useClosingDetails";
import { useCurrentLink } from "./useCurrentLink";

/** The bar that stays on top: brand, navigation, language, account; on a phone the navigation folds into a menu. */
export function Header() {
  const { t } = useTranslation();
  const here = useCurrentLink();
  return (
    <header className="header">
      <div className="wrap header-row">
        <Brand />
        <nav className="header-nav" aria-label={t("nav.main")}>
          <ul>
            <LinkItems links={navigation} here={here} />
          </ul>
        </nav>
        <LanguageMenu />
        <div className="header-account">
          <AccountMenu here={here} />
        </div>
        <MobileMenu />
      </div>
    </header>
  );
}

/** A details element, so that it opens without scripts too. */
function MobileMenu() {
  const { t } = useTranslation();
  const menu = useClosingDetails();
  const here = useCurrentLink();
  const [opened, setOpened] = useState(false);
  return (
    <details className="menu" ref={menu} onToggle={() => setOpened(true)}>
      <summary aria-label={t("nav.menu")}>
        <Icon name="menu" />
      </summary>
      <nav className="menu-panel" aria-label={t("nav.main")}>
        <ul>
          <LinkItems links={menuLinks} here={here} />
        </ul>
        <div className="menu-account">
          <AccountLinks here={here} opened={opened} />
        </div>
      </nav>
    </details>
  );
}
