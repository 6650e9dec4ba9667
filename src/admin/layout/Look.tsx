import { App, ConfigProvider, type ConfigProviderProps } from "antd";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { asLanguage, defaultLanguage, type Language } from "../../client/language";
import { themeOf, useDarkSetting } from "../theme";

type Locale = ConfigProviderProps["locale"];

/** Ant Design's own words; English is built in. */
const locales: Record<Language, () => Promise<Locale>> = {
  en: async () => undefined,
  hi: async () => (await import("antd/locale/hi_IN")).default,
  kn: async () => (await import("antd/locale/kn_IN")).default,
};

function useLocale(): Locale {
  const { i18n } = useTranslation();
  const [locale, setLocale] = useState<Locale>();
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  useEffect(() => {
    let wanted = true;
    void locales[language]().then((loaded) => wanted && setLocale(loaded));
    return () => {
      wanted = false;
    };
  }, [language]);
  return locale;
}

/** Theme, language and style nonce for everything Ant Design draws. */
export function Look({ nonce, children }: { nonce: string; children: ReactNode }) {
  const isDark = useDarkSetting();
  const locale = useLocale();
  return (
    <ConfigProvider theme={themeOf(isDark)} locale={locale} csp={{ nonce }} componentSize="middle">
      <App notification={{ placement: "bottomRight" }}>{children}</App>
    </ConfigProvider>
  );
}
