import { useTranslation } from "react-i18next";
import type { Translate } from "../../client/errors";
import type { Closure } from "../../contract/templeFacts";
import type { PublicTemple } from "../../contract/temples";
import { isFromAbout, isToAbout, nextTimeOf, soonestFirst } from "../../domain/closures";
import { longDate, partsOf } from "../panchang/words";
import { timeName } from "./hours";
import { type JoinedOpening, joinedOpenings } from "./joinedOpenings";
import { spokenIn } from "./recordWording";
import { Said } from "./Said";

type ClosuresProps = { closures: PublicTemple["closures"]; today: string };

/** The times of the year in which nobody can visit, in today's order: a stored page has that of another day. */
export function Closures({ closures, today }: ClosuresProps) {
  const { t } = useTranslation();
  return soonestFirst(closures, today).map((closure) => (
    <p key={keyOf(closure)}>
      {closedDays(t, closure, today)}
      <Details opensAt={closure.opensAt} notes={[closure.note]} />
    </p>
  ));
}

const SHOWN = 4;
type OpeningsProps = { openings: PublicTemple["closures"]; today: string };
type JoinedProps = { openings: readonly JoinedOpening[]; today: string };

/** The times in which alone one can visit, the present or next one first; an hour that is that of all is told once. */
export function Openings({ openings, today }: OpeningsProps) {
  const [hour, ...others] = new Set(openings.map(({ opensAt }) => opensAt));
  const sorted = soonestFirst(openings, today);
  if (!hour || others.length > 0) return <FoldedOpenings openings={joinedOpenings(sorted, today)} today={today} />;
  return (
    <>
      <p>
        <OpeningHour time={hour} />
      </p>
      <FoldedOpenings
        openings={joinedOpenings(
          sorted.map((opening) => ({ ...opening, opensAt: null })),
          today,
        )}
        today={today}
      />
    </>
  );
}

/** Many of them are folded away. */
function FoldedOpenings({ openings, today }: JoinedProps) {
  const { t } = useTranslation();
  const shown = openings.length <= SHOWN + 1 ? openings.length : SHOWN;
  return (
    <div className="fact-list">
      <OpeningYears openings={openings.slice(0, shown)} today={today} />
      {shown < openings.length && (
        <details>
          <summary>{t("temple.laterOpenings")}</summary>
          <OpeningYears openings={openings.slice(shown)} today={today} />
        </details>
      )}
    </div>
  );
}

/** Openings under the years in which they begin. */
function OpeningYears({ openings, today }: JoinedProps) {
  const { t } = useTranslation();
  const yearOf = ({ opening }: JoinedOpening) => nextTimeOf(opening, today).from.slice(0, 4);
  const years = [...new Set(openings.map(yearOf))];
  return years.map((year) => (
    <div key={year} className="fact-list">
      <p className="soft">{year}</p>
      <ul className="fact-list">
        {openings
          .filter((joined) => yearOf(joined) === year)
          .map(({ opening, notes }) => (
            <li key={keyOf(opening)}>
              {openDays(t, opening)}
              <Details opensAt={opening.opensAt} notes={notes} />
            </li>
          ))}
      </ul>
    </div>
  ));
}

const keyOf = ({ from, to }: Closure) => `${from} ${to}`;

/** "Doors open at 5:00 pm on the opening day" */
function OpeningHour({ time }: { time: string }) {
  const { t, i18n } = useTranslation();
  return t("temple.openingHour", { time: timeName(time, i18n.language) });
}

type DetailsProps = Pick<Closure, "opensAt"> & { notes: readonly Closure["note"][] };

/** When the doors open on the first day, and what is noted. */
function Details({ opensAt, notes }: DetailsProps) {
  const { i18n } = useTranslation();
  const texts = notes.flatMap((note) => (note && spokenIn(i18n.language, note)) || []);
  return (
    <>
      {opensAt && (
        <span className="soft">
          {" · "}
          <OpeningHour time={opensAt} />
        </span>
      )}
      {[...new Set(texts)].map((text) => (
        <span key={text} className="soft">
          {" · "}
          <Said text={text} />
        </span>
      ))}
    </>
  );
}

/** "Closed from 10 November 2026 to 8 May 2027"; without the years where each year has the same days. */
function closedDays(t: Translate, closure: Closure, today: string): string {
  const ends = isRuled(closure) ? datesOf(t, closure, today) : daysOf(t, closure);
  return t(`temple.closed${aboutOf(closure) || "FromTo"}`, ends);
}

/** "11 November 2026 to 23 March 2027", or "1 April to 30 September" where each year has the same days. */
export const hoursDays = (t: Translate, season: Closure, today: string): string =>
  isRuled(season) ? t(`temple.open${aboutOf(season) || "FromTo"}`, datesOf(t, season, today)) : openDays(t, season);

const isRuled = ({ closesOn, opensOn }: Closure) => Boolean(closesOn || opensOn);
const daysOf = (t: Translate, { from, to }: Closure) => ({ from: seasonDay(t, from), to: seasonDay(t, to) });
function datesOf(t: Translate, season: Closure, today: string) {
  const { from, to } = nextTimeOf(season, today);
  return { from: longDate(t, from), to: longDate(t, to) };
}

/** "12 to 17 February" */
function openDays(t: Translate, opening: Closure): string {
  const { from, to } = opening;
  const about = aboutOf(opening);
  if (about) return t(`temple.open${about}`, daysOf(t, opening));
  if (from === to) return seasonDay(t, from);
  const { month, day } = partsOf(inLeapYear(to));
  if (from > to || partsOf(inLeapYear(from)).month !== month) return t("temple.openFromTo", daysOf(t, opening));
  const days = { first: partsOf(inLeapYear(from)).day, last: day };
  return t("temple.openWithinMonth", { ...days, month: t(`calendar.monthLong.${month}`) });
}

/** Which of the ends is told as about then; nothing where both are exact. */
function aboutOf(closure: Closure): "" | "FromAbout" | "ToAbout" | "FromToAbout" {
  if (isFromAbout(closure)) return isToAbout(closure) ? "FromToAbout" : "FromAbout";
  return isToAbout(closure) ? "ToAbout" : "";
}

/** A day of every year, `MM-DD`, in a year that has every day. */
const inLeapYear = (date: string) => `2024-${date}`;

/** A day of every year, `MM-DD`, in words. */
function seasonDay(t: Translate, date: string): string {
  const { month, day } = partsOf(inLeapYear(date));
  return t("temple.seasonDay", { day, month: t(`calendar.monthLong.${month}`) });
}
