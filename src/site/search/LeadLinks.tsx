import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { TempleSearchPage } from "../../contract/temples";
import { nameIn, templePath } from "../temple/wording";
import { Icon } from "../ui/Icon";

/** Where the search leads before its results: the list or festival it names, the section of a temple's page it asks for. */
export function LeadLinks({ list, festival, asked }: Pick<TempleSearchPage, "list" | "festival" | "asked">) {
  const { t, i18n } = useTranslation();
  if (!list && !festival && !asked) return null;
  return (
    <ul className="lead-links">
      {list && (
        <li>
          <Icon name="lamp" />
          <Link to={`/lists/${list.slug}`}>{t("browse.toList", { name: nameIn(i18n.language, list) })}</Link>
        </li>
      )}
      {festival && (
        <li>
          <Icon name="calendar" />
          <Link to={`/festivals/${festival.slug}`}>
            {t("browse.toFestival", { name: nameIn(i18n.language, festival) })}
          </Link>
        </li>
      )}
      {asked && (
        <li>
          <Icon name={asked.section === "reach" ? "directions" : "clock"} />
          <Link to={`${templePath(asked.temple)}#${asked.section}`}>
            {t(`browse.asked.${asked.section}`, { name: nameIn(i18n.language, asked.temple) })}
          </Link>
        </li>
      )}
    </ul>
  );
}
