import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Closure } from "../../contract/templeFacts";
import type { PublicTemple } from "../../contract/temples";
import { isClosedOn, kindOfSeason } from "../../domain/closures";
import { type SeasonWeek, weeksOfYear } from "../../domain/seasonHours";
import { spokenIn } from "./recordWording";
import { Said } from "./Said";
import { openDays } from "./Seasons";
import { WeekHours } from "./WeekHours";

type Week = SeasonWeek<Closure>;
type SeasonWeeksProps = { temple: Pick<PublicTemple, "openingHours" | "closures">; today: string };

/** The hours of the week, where they are others in a season each with its days, those of today first. */
export function SeasonWeeks({ temple: { openingHours, closures }, today }: SeasonWeeksProps) {
  const isClosed = isClosedOn(closures, today);
  const weeks = weeksOfYear(openingHours, closures, today);
  return weeks.map(({ isPresent, ...week }) => (
    <WeekHours
      key={week.seasons.map(({ from }) => from).join() || "usual"}
      hours={week.hours}
      {...(weeks.length > 1 && { caption: <WhenTheyHold week={{ ...week, isPresent: isPresent && !isClosed }} /> })}
    />
  ));
}

/** "Now: 1 April to 30 September"; of the usual hours "On other days" */
function WhenTheyHold({ week: { seasons, isPresent } }: { week: Week }) {
  const { t, i18n } = useTranslation();
  if (seasons.length === 0) return t(isPresent ? "temple.hoursNow" : "temple.hoursElse");
  return (
    <>
      {isPresent && `${t("temple.hoursNow")}: `}
      {seasons.map((season, at) => (
        <Fragment key={season.from}>
          {at > 0 && ", "}
          {openDays(t, season)}
          {kindOfSeason(season) === "otherHours" && season.note && (
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
