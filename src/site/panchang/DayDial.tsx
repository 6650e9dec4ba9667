import { useTranslation } from "react-i18next";
import { clockHours } from "./clock";
import { clockText, windowOn } from "./clockWords";
import { dayArc, dayPoint, dial, moonPath, nightPoint, shareOf } from "./dialGeometry";
import { useNow } from "./useNow";
import type { TodayFacts } from "./view";
import { tithiName } from "./words";

export const dialParts = ["rahu", "yamaganda", "gulika", "abhijit"] as const;
type DialFacts = Pick<TodayFacts, "date" | "sun" | "kalas" | "atSunrise">;

/** The parts that the day has: there is no abhijit on a Wednesday. */
const partsOf = ({ kalas }: DialFacts) =>
  dialParts.filter((part) => part !== "abhijit" || !kalas.abhijitOmittedOnWednesday);

/** The day from sunrise to sunset as an arc with its marked parts; "now" moves on it, through the night below. */
export function DayDial({ day }: { day: DialFacts }) {
  const { t } = useTranslation();
  const { sunrise, sunset } = day.sun;
  const tithi = day.atSunrise.tithi.index;
  return (
    <figure className="dial">
      <div className="dial-face">
        <svg
          viewBox={`0 0 ${dial.width} ${dial.height}`}
          role="img"
          aria-label={t("page.dial.label", { sunrise: clockText(t, sunrise), sunset: clockText(t, sunset) })}
        >
          <Sky />
          <Hours sunrise={sunrise} sunset={sunset} />
          <path className="dial-ring" d={dayArc(0, 1)} />
          {partsOf(day).map((part) => (
            <Part key={part} part={part} window={day.kalas[part]} day={day} letter={t(`page.dial.letter.${part}`)} />
          ))}
          <Now day={day} />
        </svg>
        <div className="dial-middle">
          <svg viewBox="-22 -22 44 44" className="dial-moon" aria-hidden="true">
            <circle r="20" className="dial-moon-dark" />
            <path d={moonPath(tithi, 20)} className="dial-moon-lit" />
          </svg>
          <p>{tithiName(t, tithi)}</p>
        </div>
        <p className="dial-end rise">
          <small>{t("page.sunrise")}</small>
          <b>{clockText(t, sunrise)}</b>
        </p>
        <p className="dial-end set">
          <small>{t("page.sunset")}</small>
          <b>{clockText(t, sunset)}</b>
        </p>
      </div>
      <figcaption>
        <ul className="dial-legend">
          {dialParts.map((part) => (
            <li key={part}>
              <span className={`dial-key ${part}`} aria-hidden="true">
                {t(`page.dial.letter.${part}`)}
              </span>
              <span>{t(`kala.${part}`)}</span>
              <b>{partsOf(day).includes(part) ? windowOn(t, day.kalas[part], day.date) : t("page.noneToday")}</b>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

function Sky() {
  const { x, y, radius, depth } = dial;
  return (
    <>
      <path className="dial-day" d={`${dayArc(0, 1)}Z`} />
      <path className="dial-night" d={`M${x - radius} ${y}A${radius} ${depth} 0 0 0 ${x + radius} ${y}Z`} />
      <path className="dial-path" d={`M${x - radius} ${y}A${radius} ${depth} 0 0 0 ${x + radius} ${y}`} />
      <path className="dial-horizon" d={`M6 ${y}H${dial.width - 6}`} />
    </>
  );
}

/** A line for every hour of the clock, longer and with its number every third. */
function Hours({ sunrise, sunset }: { sunrise: string; sunset: string }) {
  const hours = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => {
    const share = shareOf(atHour(sunrise, hour), sunrise, sunset);
    return share > 0.03 && share < 0.97;
  });
  return (
    <g>
      {hours.map((hour) => {
        const share = shareOf(atHour(sunrise, hour), sunrise, sunset);
        const isMain = hour % 3 === 0;
        const outer = dial.radius + dial.ring / 2;
        const [from, to] = [dayPoint(share, outer + 2), dayPoint(share, outer + (isMain ? 8 : 5))];
        const label = dayPoint(share, outer + 18);
        return (
          <g key={hour}>
            <path className="dial-hour" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
            {isMain && (
              <text className="dial-number" x={label.x} y={label.y}>
                {clockHours() === 24 ? hour : hour % 12 || 12}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

const indiaAheadMs = 5.5 * 3_600_000;
const dayMs = 86_400_000;

/** The instant of a full hour in India on the day of a sunrise. */
function atHour(sunrise: string, hour: number): string {
  const midnight = Math.floor((Date.parse(sunrise) + indiaAheadMs) / dayMs) * dayMs - indiaAheadMs;
  return new Date(midnight + hour * 3_600_000).toISOString();
}

type PartProps = {
  part: (typeof dialParts)[number];
  window: readonly [string, string];
  day: DialFacts;
  letter: string;
};

/** Good and bad parts stand in two rings, so that abhijit shows where it meets one of the others. */
function Part({ part, window, day, letter }: PartProps) {
  const { sunrise, sunset } = day.sun;
  const [from, to] = window.map((instant) => shareOf(instant, sunrise, sunset));
  if (from === undefined || to === undefined) return null;
  const radius = part === "abhijit" ? dial.radius - dial.ring - 3 : dial.radius;
  const middle = dayPoint((from + to) / 2, radius);
  return (
    <g>
      <path className={`dial-part ${part}`} d={dayArc(from, to, radius)} />
      <text className="dial-letter" x={middle.x} y={middle.y}>
        {letter}
      </text>
    </g>
  );
}

function Now({ day }: { day: DialFacts }) {
  const now = useNow();
  const { sunrise, sunset, nextSunrise } = day.sun;
  if (!now || now < sunrise || now >= nextSunrise) return null;
  const isDay = now < sunset;
  const point = isDay ? dayPoint(shareOf(now, sunrise, sunset)) : nightPoint(shareOf(now, sunset, nextSunrise));
  return (
    <g className={isDay ? "dial-now" : "dial-now by-night"} transform={`translate(${point.x} ${point.y})`}>
      <circle r="15" className="dial-glow" />
      <circle r="8" className="dial-sun" />
      <NowText now={now} />
    </g>
  );
}

function NowText({ now }: { now: string }) {
  const { t } = useTranslation();
  return <title>{t("page.dial.now", { time: clockText(t, now) })}</title>;
}
