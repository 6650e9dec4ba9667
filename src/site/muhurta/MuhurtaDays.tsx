import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { MuhurtaAnswer } from "../../contract/muhurta";
import type { MuhurtaDay, MuhurtaWindow, WindowReason } from "../../domain/muhurta/find";
import { reasonText } from "../../domain/muhurta/reasonText";
import { monthName } from "../panchang/calendarWords";
import { windowOn } from "../panchang/clockWords";
import { type AddressedPlace, panchangPath } from "../panchang/view";
import { fullDate, longDate, shortDate } from "../panchang/words";
import { Notice } from "../ui/Notice";
import { closedStretches } from "./closedStretches";

type MuhurtaDaysProps = { answer: MuhurtaAnswer; place: AddressedPlace };

/** The days that suit, month by month, and below them those that do not, with what bars them. */
export function MuhurtaDays({ answer, place }: MuhurtaDaysProps) {
  const { t } = useTranslation();
  const open = answer.days.filter(({ windows }) => windows.length > 0);
  const months = [...new Set(open.map(({ date }) => date.slice(0, 7)))];
  return (
    <section aria-labelledby="muhurta-days">
      <h2 id="muhurta-days" aria-live="polite">
        {t("muhurta.days", { count: open.length, from: longDate(t, answer.from), to: longDate(t, answer.to) })}
      </h2>
      <p className="soft">{t(`muhurta.source.${answer.occasion}`)}</p>
      {open.length === 0 && <Notice tone="note">{t("muhurta.none")}</Notice>}
      {months.map((month) => (
        <section key={month} className="muhurta-month" aria-labelledby={`muhurta-${month}`}>
          <h3 id={`muhurta-${month}`}>{monthName(t, month)}</h3>
          <ul>
            {open
              .filter(({ date }) => date.startsWith(month))
              .map((day) => (
                <Day key={day.date} day={day} place={place} />
              ))}
          </ul>
        </section>
      ))}
      <ClosedDays days={answer.days} />
    </section>
  );
}

function Day({ day: { date, windows }, place }: { day: MuhurtaDay; place: AddressedPlace }) {
  const { t } = useTranslation();
  return (
    <li>
      <Link to={panchangPath(place, date)}>{fullDate(t, date)}</Link>
      {windows.map((window) => (
        <Times key={window.start} window={window} date={date} />
      ))}
    </li>
  );
}

function Times({ window, date }: { window: MuhurtaWindow; date: string }) {
  const { t } = useTranslation();
  const isClear = window.against.length === 0;
  return (
    <div className={isClear ? "muhurta-window clear" : "muhurta-window"}>
      <p>
        <b>{windowOn(t, [window.start, window.end], date)}</b>{" "}
        <span className="tag">{t(isClear ? "muhurta.clear" : "muhurta.doubt")}</span>
      </p>
      <Reasons title={t("muhurta.for")} reasons={window.for} date={date} />
      <Reasons title={t("muhurta.against")} reasons={window.against} date={date} />
    </div>
  );
}

function Reasons({ title, reasons, date }: { title: string; reasons: readonly WindowReason[]; date: string }) {
  const { t } = useTranslation();
  if (reasons.length === 0) return null;
  const texts = reasons.map(({ start, end, ...reason }) => {
    const text = reasonText(t, reason);
    return start && end ? t("muhurta.part", { reason: text, time: windowOn(t, [start, end], date) }) : text;
  });
  return (
    <p className="soft">
      {title} {texts.join("; ")}
    </p>
  );
}

function ClosedDays({ days }: { days: readonly MuhurtaDay[] }) {
  const { t } = useTranslation();
  const stretches = closedStretches(days);
  if (stretches.length === 0) return null;
  return (
    <details className="muhurta-closed">
      <summary>{t("muhurta.closed")}</summary>
      <ul>
        {stretches.map(({ from, to, reasons }) => (
          <li key={from}>
            <b>
              {from === to
                ? shortDate(t, from)
                : t("muhurta.closedDays", { from: shortDate(t, from), to: shortDate(t, to) })}
            </b>{" "}
            {reasons.map((reason) => reasonText(t, reason)).join("; ")}
          </li>
        ))}
      </ul>
    </details>
  );
}
