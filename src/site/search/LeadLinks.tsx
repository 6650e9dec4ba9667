import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { TempleSearchPage } from "../../contract/temples";
import { nameIn, templePath } from "../temple/wording";
import { Icon } from "../ui/Icon";

type LeadLinksProps = Pick<TempleSearchPage, "list" | "festival" | "asked" | "understood">;

/** Where the search leads before its results: the list or festival it names, the section of a temple's page it asks for, the Panchang. */
export function LeadLinks({ list, festival, asked, understood }: LeadLinksProps) {
  const { t, i18n } = useTranslation();
  const isOfAlmanac = understood?.some(({ kind }) => kind === "almanac");
  if (!list && !festival && !asked && !isOfAlmanac) return null;
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
      {isOfAlmanac && (
        <li>
          <Icon name="calendar" />
          <Link to="/panchang">{t("browse.toPanchang")}</Link>
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
