import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import type { PublicFestival } from "../../contract/festivals";
import { DateLeaf } from "../festivals/DateLeaf";
import { FestivalDates } from "../festivals/FestivalDates";
import { FestivalFacts } from "../festivals/FestivalFacts";
import { festivalJsonLd } from "../festivals/festivalJsonLd";
import { FeedLink } from "../festivals/Subscribe";
import { distanceText, whenText } from "../festivals/when";
import { useHead } from "../head";
import type { LoadAnswer, LoadContext } from "../page";
import { useSite, useToday } from "../queries";
import { Remind } from "../reminders/Remind";
import { TempleGrid } from "../temple/TempleGrid";
import { Icon } from "../ui/Icon";
import { Kolam } from "../ui/Kolam";
import { Notice } from "../ui/Notice";
import { SectionHead } from "../ui/SectionHead";
import "../styles/festivals.css";

export async function load({
  queryClient,
  queries,
  params: { slug = "" },
  language,
}: LoadContext): Promise<LoadAnswer> {
  try {
    const festival = await queryClient.fetchQuery(queries.festival(slug, language));
    return festival ? undefined : { status: 404, own: true };
  } catch {
    return { status: 503 };
  }
}

/** `/festivals/{slug}` */
export function Page() {
  const { t, i18n } = useTranslation();
  const { slug = "" } = useParams();
  const { queries } = useSite();
  const { data, error, refetch } = useQuery({ ...queries.festival(slug, i18n.language), keepPreviousData: true });
  if (data) return <Festival festival={data} />;
  if (data === null) return <NoFestival />;
  if (!error) return <div className="wrap section page-wait" aria-busy="true" />;
  return (
    <div className="wrap section">
      <Notice tone="bad" role="alert">
        <p>{t("festivalPages.one.failed")}</p>
        <button type="button" className="button small" onClick={() => void refetch()}>
          {t("retry")}
        </button>
      </Notice>
    </div>
  );
}

function NoFestival() {
  const { t } = useTranslation();
  useHead({ title: t("festivalPages.one.notFound"), description: t("notFound.text"), isMissing: true });
  return (
    <section className="screen">
      <h1>{t("festivalPages.one.notFound")}</h1>
      <p>{t("notFound.text")}</p>
      <Link className="button" to="/festivals">
        {t("festivalPages.one.all")}
      </Link>
    </section>
  );
}

function Festival({ festival }: { festival: PublicFestival }) {
  const { t, i18n } = useTranslation();
  const today = useToday();
  const { name, slug, significance, description, otherNames, dates, temples } = festival;
  const next = dates.find(({ date, endDate }) => (endDate ?? date) >= today) ?? dates[0];
  const year = next?.date.slice(0, 4) ?? today.slice(0, 4);
  useHead({
    title: t("festivalPages.one.headTitle", { name, year }),
    description: [next && `${whenText(t, next)} ·`, significance, description].filter(Boolean).join(" "),
    canonical: `/festivals/${slug}`,
    type: "article",
    jsonLd: import.meta.env.SSR && festivalJsonLd(festival, i18n.language),
  });
  return (
    <article className="wrap section page-festival">
      <header className="festival-head">
        {next && <DateLeaf date={next.date} />}
        <div>
          <h1>{name}</h1>
          {otherNames && <p className="other-names">{otherNames}</p>}
          {next ? (
            <p className="festival-when">
              <b>{next.dayName ?? whenText(t, next)}</b> {next.dayName && <span>{whenText(t, next)}</span>}{" "}
              <span className="soft">{distanceText(t, next, today)}</span>
            </p>
          ) : (
            <p className="soft">{t("festivalPages.one.noDate")}</p>
          )}
        </div>
        {next && (
          <div className="row">
            <Remind kind="festival" subject={slug} name={name} label={t("remind")} />
            <FeedLink feed={slug} label={t("festivalPages.subscribe.one")} isMain />
            <Link className="button quiet" to={`/panchang/delhi/${next.date}`}>
              <Icon name="sunrise" />
              {t("festivalPages.one.panchang")}
            </Link>
          </div>
        )}
      </header>
      <div className="festival-columns">
        <section aria-labelledby="meaning-title" className="festival-meaning">
          <h2 id="meaning-title">{t("festivalPages.one.meaning")}</h2>
          {significance && <p className="lead">{significance}</p>}
          {description && <p>{description}</p>}
          <FestivalFacts festival={festival} />
        </section>
        <FestivalDates festival={festival} today={today} />
      </div>
      {temples.length > 0 && (
        <>
          <Kolam />
          <section className="section" aria-labelledby="temples-title">
            <SectionHead id="temples-title" title={t("festivalPages.one.temples")} />
            <TempleGrid temples={temples} />
          </section>
        </>
      )}
      <p>
        <Link className="more" to="/festivals">
          {t("festivalPages.one.all")}
          <Icon name="arrow" />
        </Link>
      </p>
    </article>
  );
}
