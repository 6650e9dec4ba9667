import { useTranslation } from "react-i18next";
import type { Translate } from "../../client/errors";
import type { PublicTemple } from "../../contract/temples";
import { isFromAbout, isToAbout, type Span } from "../../domain/closures";
import { shortWhen } from "../festivals/when";
import { partsOf } from "../panchang/words";
import { spokenIn } from "./recordWording";
import { Said } from "./Said";

/** A year that has every day, whichever is meant. */
const A_LEAP_YEAR = 2024;

/** A day of every year, `MM-DD`, in words; endings of cases can follow it. */
function seasonDay(t: Translate, date: string): string {
  const { month, day } = partsOf(`${A_LEAP_YEAR}-${date}`);
  return t("temple.seasonDay", { day, month: t(`calendar.monthLong.${month}`) });
}

/** The times of the year in which nobody can visit. */
export function Closures({ closures }: Pick<PublicTemple, "closures">) {
  const { t, i18n } = useTranslation();
  return closures.map(({ from, to, note, ...closure }) => (
    <p key={from}>
      {t(closedKey({ from, to, ...closure }), { from: seasonDay(t, from), to: seasonDay(t, to) })}
      {note && (
        <span className="soft">
          {" · "}
          <Said text={spokenIn(i18n.language, note)} />
        </span>
      )}
    </p>
  ));
}

/** Which of its ends is told as about then. */
function closedKey(closure: Span): string {
  if (isFromAbout(closure)) return isToAbout(closure) ? "temple.closedFromToAbout" : "temple.closedFromAbout";
  return isToAbout(closure) ? "temple.closedToAbout" : "temple.closedFromTo";
}

/** The festivals that the temple keeps itself, with when they are, and the days of the next time as far as they are known. */
export function OwnFestivals({ festivals }: { festivals: PublicTemple["ownFestivals"] }) {
  const { t, i18n } = useTranslation();
  return (
    <ul className="own-festivals">
      {festivals.map(({ name, when, date, endDate }) => (
        <li key={name.en}>
          <Said text={spokenIn(i18n.language, name)} />
          {spokenIn(i18n.language, when) && (
            <span className="soft">
              {" · "}
              <Said text={spokenIn(i18n.language, when)} />
            </span>
          )}
          {date && (
            <time className="next-days" dateTime={date}>
              {shortWhen(t, { date, endDate })}
            </time>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A year (`1010`) or a century (`11c`) in words, before the common era with a minus. */
export function builtIn(t: Translate, built: string): string {
  const value = Math.abs(Number.parseInt(built, 10));
  const before = built.startsWith("-") ? "Before" : "";
  return built.endsWith("c")
    ? t(`temple.builtCentury${before}`, { count: value, ordinal: true })
    : t(`temple.builtYear${before}`, { year: value });
}
