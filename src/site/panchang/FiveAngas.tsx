import { useTranslation } from "react-i18next";
import { type AngaLine, angaLines } from "../../domain/almanacText";
import type { AngaKind } from "../../domain/panchang/angas";
import { clockOn } from "./clockWords";
import type { TodayFacts } from "./view";
import { angaName, tithiNotes } from "./words";

const kinds = ["tithi", "nakshatra", "yoga", "karana"] as const;

/** The five limbs: each by what holds at sunrise, until when, and what follows. */
export function FiveAngas({ day }: { day: TodayFacts }) {
  const { t } = useTranslation();
  return (
    <dl className="angas">
      <div>
        <dt>{t("anga.vara")}</dt>
        <dd>
          <b>{t(`weekday.${day.weekday}`)}</b>
        </dd>
      </div>
      {kinds.map((kind) => (
        <div key={kind}>
          <dt>{t(`anga.${kind}`)}</dt>
          <dd>
            <Anga day={day} kind={kind} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Anga({ day, kind }: { day: TodayFacts; kind: AngaKind }) {
  const { t } = useTranslation();
  const [first, ...later] = angaLines(day, kind);
  if (!first) return null;
  return (
    <>
      <b>{angaName(t, first)}</b>{" "}
      {kind === "nakshatra" && (
        <span className="soft">({t("page.pada", { pada: day.atSunrise.nakshatra.pada })}) </span>
      )}
      <span className="until">{t("page.untilTime", { time: clockOn(t, first.end, day.date) })}</span>
      {later.map((line) => (
        <Follower key={line.index} line={line} date={day.date} />
      ))}
      {kind === "tithi" &&
        tithiNotes(t, day).map((note) => (
          <span key={note} className="anga-note">
            {note}
          </span>
        ))}
    </>
  );
}

function Follower({ line, date }: { line: AngaLine; date: string }) {
  const { t } = useTranslation();
  const name = angaName(t, line);
  return (
    <span className="follows">
      {line.holdsOn ? t("page.next", { name }) : t("page.nextUntil", { name, time: clockOn(t, line.end, date) })}
    </span>
  );
}
