import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { Icon } from "../components/Icon";
import { services } from "../components/links";
import { SectionHead } from "../components/SectionHead";
import { TempleArt } from "../components/TempleArt";
import { type GuidanceCard, useSite } from "../queries";
import { artTiles } from "./categories";

/** What to do today; each card leads to the search. */
export function HomeGuidance({ cards }: { cards?: readonly GuidanceCard[] }) {
  const { t } = useTranslation();
  if (cards?.length === 0) return null;
  return (
    <section className="band" aria-labelledby="guidance-title">
      <div className="wrap section">
        <SectionHead id="guidance-title" title={t("home.guidance.title")} lead={t("home.guidance.lead")} />
        <ul className="guidance" aria-busy={!cards}>
          {cards?.map(({ id, title, description, button }) => (
            <li key={id} className="guidance-card">
              <Icon name="lamp" />
              <h3>{title}</h3>
              <p>{description || t("home.guidance.fallback")}</p>
              <Link className="button quiet" to="/search">
                {button || t("home.guidance.button")}
              </Link>
            </li>
          ))}
          {!cards && <GuidanceSkeletons />}
        </ul>
      </div>
    </section>
  );
}

function GuidanceSkeletons() {
  return [1, 2, 3].map((key) => (
    <li key={key} className="guidance-card skeleton" aria-hidden="true">
      <i className="bar title" />
      <i className="bar" />
      <i className="bar short" />
      <i className="bar foot" />
    </li>
  ));
}

/** Six windows into the collection. */
export function HomeCategories() {
  const { t } = useTranslation();
  return (
    <section className="wrap section" aria-labelledby="categories-title">
      <SectionHead id="categories-title" title={t("home.categories.title")} lead={t("home.categories.lead")} />
      <ul className="windows">
        {artTiles.map(({ key, to, art }) => (
          <li key={key}>
            <Link className="window" to={to}>
              <span className="window-frame">
                <TempleArt temple={art} />
              </span>
              <span className="window-name">{t(`home.categories.${key}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An invitation to give, with a way to each service that is open. */
export function HomeDonation() {
  const { t } = useTranslation();
  const { donate, book } = services;
  return (
    <section className="wrap section" aria-labelledby="donation-title">
      <div className="donation">
        <Icon name="lamp" />
        <div>
          <h2 id="donation-title">{t("home.donation.title")}</h2>
          <p>{t("home.donation.text")}</p>
        </div>
        <div className="row">
          {donate && (
            <Link className="button bright" to={donate}>
              {t("home.donation.donate")}
            </Link>
          )}
          {book && (
            <Link className="button glass" to={book}>
              {t("home.donation.book")}
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}

/** Whom to call or write to at any hour; where nobody has been named, the way to the help pages. */
export function HomeSupport({ isFixed }: { isFixed?: boolean }) {
  const { t, i18n } = useTranslation();
  const { queries } = useSite();
  const { data } = useQuery(queries.notices(i18n.language));
  if (!data) return null;
  const { support } = data;
  const title = t(support ? "home.support.title" : "home.support.helpTitle");
  return (
    <aside className={isFixed ? "support fixed" : "wrap support"} aria-label={title}>
      <details className="support-card" open={!isFixed}>
        <summary>
          <Icon name={support ? "phone" : "info"} />
          <span>{title}</span>
        </summary>
        <p>{support ? support.note || t("home.support.text") : t("home.support.helpText")}</p>
        <p className="support-ways">
          {support?.phone && <a href={`tel:${support.phone.replace(/[^+\d]/g, "")}`}>{support.phone}</a>}
          {support?.email && <a href={`mailto:${support.email}`}>{support.email}</a>}
          <Link to="/help">{t("home.support.help")}</Link>
        </p>
      </details>
    </aside>
  );
}

const looks = [
  ["/", "warm"],
  ["/divine", "divine"],
  ["/classic", "classic"],
] as const;

/** The same page in its other looks. */
export function HomeLooks() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <nav className="wrap looks" aria-label={t("home.looks.title")}>
      <span className="soft">{t("home.looks.title")}</span>
      {looks.map(([to, name]) => (
        <Link key={to} className="chip" to={to} aria-current={to === pathname ? "page" : undefined}>
          {t(`home.looks.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
