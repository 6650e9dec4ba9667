import { GlobalOutlined, HomeOutlined, LogoutOutlined, MenuFoldOutlined, MenuUnfoldOutlined } from "@ant-design/icons";
import { useLogout, useSetLocale } from "@refinedev/core";
import { Button, Layout, Select, Tag } from "antd";
import { useTranslation } from "react-i18next";
import { languageNames, languages } from "../../client/language";
import { useSession } from "../../client/useSession";
import { PaletteButton } from "../palette/PaletteButton";

type ConsoleHeaderProps = { isMenuOpen: boolean; onToggleMenu: () => void };

/** Who one is and in which role, the search of everything, the language, the way back to the site, the way out. */
export function ConsoleHeader({ isMenuOpen, onToggleMenu }: ConsoleHeaderProps) {
  // of i18next: Refine keeps asking the provider that it was given first
  const { t, i18n } = useTranslation();
  const { name, role } = useSession();
  const setLocale = useSetLocale();
  const { mutate: logOut } = useLogout();
  return (
    <Layout.Header className="console-header">
      <Button
        type="text"
        aria-label={t(isMenuOpen ? "layout.collapseMenu" : "layout.expandMenu")}
        aria-expanded={isMenuOpen}
        icon={isMenuOpen ? <MenuFoldOutlined aria-hidden /> : <MenuUnfoldOutlined aria-hidden />}
        onClick={onToggleMenu}
      />
      <span className="console-person">
        <span className="console-name">{name}</span>{" "}
        <Tag bordered={false} className="tag-gold">
          {t(`roles.${role}`)}
        </Tag>
      </span>
      <PaletteButton />
      <Select
        aria-label={t("layout.language")}
        value={i18n.language}
        variant="borderless"
        popupMatchSelectWidth={false}
        suffixIcon={<GlobalOutlined aria-hidden />}
        options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        onChange={(language) => void setLocale(language)}
      />
      <Button type="text" href="/" icon={<HomeOutlined aria-hidden />}>
        <span className="console-wide">{t("layout.site")}</span>
      </Button>
      <Button type="text" icon={<LogoutOutlined aria-hidden />} onClick={() => logOut()}>
        <span className="console-wide">{t("layout.logOut")}</span>
      </Button>
    </Layout.Header>
  );
}
