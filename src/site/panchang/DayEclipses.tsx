import { useTranslation } from "react-i18next";
import { almanacDate } from "../../domain/almanacText";
import type { IsoEclipse } from "../../domain/panchang/dayDetails";
import { clockOn, windowOn } from "./clockWords";
import { longDate } from "./words";
import "../styles/times.css";

/** The eclipses of a day at its place: when, what is seen of them, sutak, and what temples do. */
export function DayEclipses({ eclipses, date }: { eclipses: readonly IsoEclipse[]; date: string }) {
  const { t } = useTranslation();
  if (eclipses.length === 0) return null;
  return (
    <section className="eclipses late" aria-labelledby="eclipse-title">
      <h2 id="eclipse-title">{t("eclipse.title")}</h2>
      {eclipses.map((eclipse) => (
        <Eclipse key={eclipse.greatest} eclipse={eclipse} date={date} />
      ))}
    </section>
  );
}

function Eclipse({ eclipse, date }: { eclipse: IsoEclipse; date: string }) {
  const { t } = useTranslation();
  const { body, kind, greatest, contacts, totality, seen, sutak, obscuration } = eclipse;
  const rows: [string, string][] = [
    [t("eclipse.first"), clockOn(t, contacts[0], date)],
    [t("eclipse.greatest"), clockOn(t, greatest, date)],
    [t("eclipse.last"), clockOn(t, contacts[1], date)],
  ];
  if (totality) rows.push([t(kind === "annular" ? "eclipse.ring" : "eclipse.totality"), windowOn(t, totality, date)]);
  if (seen) rows.push([t("eclipse.seen"), windowOn(t, seen, date)]);
  if (seen && obscuration > 0) rows.push([t("eclipse.covered"), `${Math.round(obscuration * 100)}%`]);
  if (sutak) rows.push([t("eclipse.sutak"), windowOn(t, sutak, date)]);
  const isSeenNowhereHere = body === "sun" && !seen;
  return (
    <article>
      <h3>{t(`eclipse.${body}.${kind}`)}</h3>
      <dl className="festival-times">
        {(isSeenNowhereHere ? rows.slice(1, 2) : rows).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">{t(seen ? (sutak ? "eclipse.temples" : "eclipse.halfShade") : "eclipse.notSeen")}</p>
    </article>
  );
}

type YearEclipsesProps = { eclipses: readonly IsoEclipse[]; year: string; place: string };

/** The eclipses of a year in a list, those that the place does not see named as such. */
export function YearEclipses({ eclipses, year, place }: YearEclipsesProps) {
  const { t } = useTranslation();
  return (
    <section className="year-eclipses late" aria-labelledby="year-eclipses-title">
      <h2 id="year-eclipses-title">{t("eclipse.yearTitle", { year, place })}</h2>
      {eclipses.length === 0 && <p className="soft">{t("eclipse.none")}</p>}
      <ul>
        {eclipses.map(({ body, kind, greatest, seen, sutak }) => {
          const date = almanacDate(seen?.[0] ?? greatest);
          return (
            <li key={greatest}>
              <b>{longDate(t, date)}</b> {t(`eclipse.${body}.${kind}`)}{" "}
              <span className="soft">
                {seen ? `${t("eclipse.seen")} ${windowOn(t, seen, date)}` : t("eclipse.unseenShort")}
                {sutak && `, ${t("eclipse.sutak")} ${clockOn(t, sutak[0], date)}`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
