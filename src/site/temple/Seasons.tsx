import { useTranslation } from "react-i18next";
import type { Translate } from "../../client/errors";
import type { PublicTemple } from "../../contract/temples";
import { isFromAbout, isToAbout, type Span } from "../../domain/closures";
import { partsOf } from "../panchang/words";
import { spokenIn } from "./recordWording";
import { Said } from "./Said";

type Season = PublicTemple["closures"][number];

/** The times of the year in which nobody can visit. */
export function Closures({ seasons }: { seasons: readonly Season[] }) {
  return seasons.map((season) => (
    <p key={season.from}>
      <SeasonDays season={season} />
    </p>
  ));
}

const SHOWN = 4;

/** The times in which alone one can visit, the present or next one first; many of them are folded away. */
export function Openings({ seasons }: { seasons: readonly Season[] }) {
  const { t } = useTranslation();
  if (seasons.length <= SHOWN + 1) return <SeasonList seasons={seasons} />;
  return (
    <>
      <SeasonList seasons={seasons.slice(0, SHOWN)} />
      <details>
        <summary>{t("temple.laterOpenings")}</summary>
        <SeasonList seasons={seasons.slice(SHOWN)} />
      </details>
    </>
  );
}

const SeasonList = ({ seasons }: { seasons: readonly Season[] }) => (
  <ul className="own-festivals">
    {seasons.map((season) => (
      <li key={season.from}>
        <SeasonDays season={season} />
      </li>
    ))}
  </ul>
);

/** The first and the last day, with what is noted of them. */
function SeasonDays({ season }: { season: Season }) {
  const { t, i18n } = useTranslation();
  const { from, to, note } = season;
  return (
    <>
      {t(`temple.${daysKey(season)}`, { from: seasonDay(t, from), to: seasonDay(t, to) })}
      {note && (
        <span className="soft">
          {" · "}
          <Said text={spokenIn(i18n.language, note)} />
        </span>
      )}
    </>
  );
}

/** Which of its ends is told as about then. */
function daysKey(season: Span): string {
  const { openOnly, from, to } = season;
  if (openOnly && from === to && !isFromAbout(season)) return "openOn";
  const about = `${isFromAbout(season) ? "From" : ""}${isToAbout(season) ? "To" : ""}`;
  return `${openOnly ? "open" : "closed"}${aboutKeys[about]}`;
}
const aboutKeys: Readonly<Record<string, string>> = {
  "": "FromTo",
  From: "FromAbout",
  To: "ToAbout",
  FromTo: "FromToAbout",
};

/** A year that has every day, whichever is meant. */
const A_LEAP_YEAR = 2024;

/** A day of every year, `MM-DD`, in words; endings of cases can follow it. */
function seasonDay(t: Translate, date: string): string {
  const { month, day } = partsOf(`${A_LEAP_YEAR}-${date}`);
  return t("temple.seasonDay", { day, month: t(`calendar.monthLong.${month}`) });
}
