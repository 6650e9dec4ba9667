import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Closure } from "../../contract/templeFacts";
import type { PublicTemple } from "../../contract/temples";
import { isClosedOn, kindOfSeason } from "../../domain/closures";
import { type SeasonWeek, weeksOfYear } from "../../domain/seasonHours";
import { spokenIn } from "./recordWording";
import { Said } from "./Said";
import { hoursDays } from "./Seasons";
import { WeekHours } from "./WeekHours";

type Week = SeasonWeek<Closure>;
type SeasonWeeksProps = { temple: Pick<PublicTemple, "openingHours" | "closures">; today: string };

const SHOWN = 2;
const isOtherHours = (season: Closure) => kindOfSeason(season) === "otherHours";

/** The hours of the week, where they are others in a season each with its days, those of today first; many are folded. */
export function SeasonWeeks({ temple: { openingHours, closures }, today }: SeasonWeeksProps) {
  const { t } = useTranslation();
  const isClosed = isClosedOn(closures, today);
  const weeks = weeksOfYear(openingHours, closures, today);
  const [week, ...others] = weeks;
  // hours of a season hold on its days alone, also where those of other days are not known
  if (week && others.length === 0 && !week.seasons.some(isOtherHours)) return <WeekHours hours={week.hours} />;
  // where it is open at some times alone, it is closed on all other days
  const rest = closures.some(({ openOnly }) => openOnly) ? "temple.hoursElseOpen" : "temple.hoursElse";
  const told = weeks.map(({ isPresent, ...week }) => (
    <WeekHours
      key={week.seasons.map(({ from }) => from).join() || "usual"}
      hours={week.hours}
      caption={<WhenTheyHold week={{ ...week, isPresent: isPresent && !isClosed }} today={today} rest={rest} />}
    />
  ));
  if (told.length <= SHOWN) return told;
  return (
    <>
      {told[0]}
      <details>
        <summary>{t("temple.hoursFolded")}</summary>
        {told.slice(1)}
      </details>
    </>
  );
}

/** "Now: 1 April to 30 September · Summer"; of the usual hours "On other days" */
function WhenTheyHold({ week: { seasons, isPresent }, today, rest }: { week: Week; today: string; rest: string }) {
  const { t, i18n } = useTranslation();
  if (seasons.length === 0) return t(isPresent ? "temple.hoursNow" : rest);
  return (
    <>
      {isPresent && `${t("temple.hoursNow")}: `}
      {seasons.map((season, at) => (
        <Fragment key={season.from}>
          {at > 0 && (isPresent && at === 1 ? `, ${t("temple.hoursAlso")} ` : ", ")}
          {hoursDays(t, season, today)}
          {isOtherHours(season) && season.note && (
            <>
              {" · "}
              <Said text={spokenIn(i18n.language, season.note)} />
            </>
          )}
        </Fragment>
      ))}
    </>
  );
}
