import { useTranslation } from "react-i18next";
import type { Translate } from "../../client/errors";
import type { Closure } from "../../contract/templeFacts";
import type { PublicTemple } from "../../contract/temples";
import { isFromAbout, isToAbout } from "../../domain/closures";
import { partsOf } from "../panchang/words";
import { spokenIn } from "./recordWording";
import { Said } from "./Said";

/** The times of the year in which nobody can visit. */
export function Closures({ closures }: Pick<PublicTemple, "closures">) {
  return closures.map((closure) => (
    <p key={keyOf(closure)}>
      <ClosureDays closure={closure} />
    </p>
  ));
}

const SHOWN = 4;
type OpeningsProps = { openings: PublicTemple["closures"] };

/** The times in which alone one can visit, the present or next one first; many of them are folded away. */
export function Openings({ openings }: OpeningsProps) {
  const { t } = useTranslation();
  if (openings.length <= SHOWN + 1) return <OpeningList openings={openings} />;
  return (
    <>
      <OpeningList openings={openings.slice(0, SHOWN)} />
      <details>
        <summary>{t("temple.laterOpenings")}</summary>
        <OpeningList openings={openings.slice(SHOWN)} />
      </details>
    </>
  );
}

const OpeningList = ({ openings }: OpeningsProps) => (
  <ul className="fact-list">
    {openings.map((opening) => (
      <li key={keyOf(opening)}>
        <ClosureDays closure={opening} />
      </li>
    ))}
  </ul>
);

const keyOf = ({ from, to }: Closure) => `${from} ${to}`;

/** The first and the last day, with what is noted of them. */
function ClosureDays({ closure }: { closure: Closure }) {
  const { t, i18n } = useTranslation();
  const { from, to, note } = closure;
  return (
    <>
      {t(`temple.${daysKey(closure)}`, { from: seasonDay(t, from), to: seasonDay(t, to) })}
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
function daysKey(closure: Closure): string {
  const kind = closure.openOnly ? "open" : "closed";
  if (isFromAbout(closure)) return `${kind}${isToAbout(closure) ? "FromToAbout" : "FromAbout"}`;
  if (isToAbout(closure)) return `${kind}ToAbout`;
  return closure.openOnly && closure.from === closure.to ? "openOn" : `${kind}FromTo`;
}

/** A year that has every day, whichever is meant. */
const A_LEAP_YEAR = 2024;

/** A day of every year, `MM-DD`, in words; endings of cases can follow it. */
function seasonDay(t: Translate, date: string): string {
  const { month, day } = partsOf(`${A_LEAP_YEAR}-${date}`);
  return t("temple.seasonDay", { day, month: t(`calendar.monthLong.${month}`) });
}
