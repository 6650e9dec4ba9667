import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { languageLabels, languageNames, languages } from "../../client/language";
import { Icon } from "../ui/Icon";
import { useClosingDetails } from "./useClosingDetails";
import { useLanguage } from "./useLanguage";

/** The language selector: links that work without scripts, and switch in place with them. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { language, choose } = useLanguage();
  const { pathname, search } = useLocation();
  const menu = useClosingDetails();
  const addressIn = (tongue: string) => {
    const query = new URLSearchParams(search);
    query.set("lang", tongue);
    return `${pathname}?${query}`;
  };
  return (
    <details className="languages" ref={menu}>
      <summary aria-label={t("nav.language", { language: languageNames[language] })}>
        <Icon name="globe" />
        <span aria-hidden="true">{languageLabels[language]}</span>
      </summary>
      <ul className="languages-panel">
        {languages.map((tongue) => (
          <li key={tongue}>
            <a
              href={addressIn(tongue)}
              lang={tongue}
              hrefLang={tongue}
              aria-current={tongue === language ? "true" : undefined}
              onClick={(event) => {
                event.preventDefault();
                void choose(tongue);
                if (menu.current) menu.current.open = false;
              }}
            >
              <span>{languageLabels[tongue]}</span>
              <small>{languageNames[tongue]}</small>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
