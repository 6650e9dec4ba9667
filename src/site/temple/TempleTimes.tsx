import { useTranslation } from "react-i18next";
import type { Translate } from "../../client/errors";
import type { PublicTemple } from "../../contract/temples";
import { shortWhen } from "../festivals/when";
import { spokenIn } from "./recordWording";
import { Said } from "./Said";

/** The festivals that the temple keeps itself, with when they are, and the days of the next time as far as they are known. */
export function OwnFestivals({ festivals }: { festivals: PublicTemple["ownFestivals"] }) {
  const { t, i18n } = useTranslation();
  return (
    <ul className="fact-list">
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

/**
 * A year (`1010`) or a century (`11c`) in words, before the common era with a minus. Hindi says the first ordinal numbers
 * as words: "छठी", not "6ठी".
 */
export function builtIn(t: Translate, built: string): string {
  const value = Math.abs(Number.parseInt(built, 10));
  const before = built.startsWith("-") ? "Before" : "";
  if (!built.endsWith("c")) return t(`temple.builtYear${before}`, { year: value });
  const counted = t(`temple.builtCentury${before}`, { count: value, ordinal: true });
  return t(`temple.builtInCentury${before}.${value}`, { defaultValue: counted });
}
