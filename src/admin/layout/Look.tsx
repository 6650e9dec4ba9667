import { App, ConfigProvider, type ConfigProviderProps } from "antd";
import enUS from "antd/es/locale/en_US";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { asLanguage, defaultLanguage, type Language } from "../../client/language";
import { themeOf, useDarkSetting } from "../theme";

type Locale = ConfigProviderProps["locale"];

/** Ant Design's own words, from its modules: the CommonJS twin of a language would come wrapped, and be passed over. */
const locales: Record<Language, () => Promise<Locale>> = {
  en: async () => enUS,
  hi: async () => (await import("antd/es/locale/hi_IN")).default,
  kn: async () => (await import("antd/es/locale/kn_IN")).default,
};

/** What Ant Design says, with our words where its own are missing or odd. */
function useLocale(): Locale {
  const { t, i18n } = useTranslation();
  const [loaded, setLoaded] = useState<Locale>();
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  useEffect(() => {
    let wanted = true;
    void locales[language]().then((words) => wanted && setLoaded(words));
    return () => {
      wanted = false;
    };
  }, [language]);
  return useMemo(
    () =>
      loaded && {
        ...loaded,
        Pagination: { ...loaded.Pagination, items_per_page: t("listing.perPage"), page_size: t("listing.pageSize") },
        Table: {
          ...loaded.Table,
          triggerAsc: t("listing.sort.up"),
          triggerDesc: t("listing.sort.down"),
          cancelSort: t("listing.sort.off"),
        },
      },
    [loaded, t],
  );
}

/** Notices are part of the page's landmarks. */
const noticesBox = () => document.getElementById("notices") ?? document.body;

/** Theme and language for everything Ant Design draws. */
export function Look({ children }: { children: ReactNode }) {
  const isDark = useDarkSetting();
  const locale = useLocale();
  return (
    <ConfigProvider theme={themeOf(isDark)} locale={locale} componentSize="middle">
      <App notification={{ placement: "bottomRight", getContainer: noticesBox }}>{children}</App>
    </ConfigProvider>
  );
}
