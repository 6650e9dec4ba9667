import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatNumber } from "../../client/format";

/** `to` is missing where this page is the one of what is counted. */
export type CountedLink = { to?: string; name: string; count: number };
type CountedLinksProps = { id: string; title: string; links: readonly CountedLink[] };

/** Links under a heading, each with how many temples it leads to. */
export function CountedLinks({ id, title, links }: CountedLinksProps) {
  const { t, i18n } = useTranslation();
  if (links.length === 0) return null;
  return (
    <section className="counted" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ to, name, count }) => (
          <li key={to ?? name}>
            {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}{" "}
            <small className="soft">
              <span aria-hidden="true">{formatNumber(count, i18n.language)}</span>
              <span className="sr">{t("browse.templesOf", { count, number: formatNumber(count, i18n.language) })}</span>
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
