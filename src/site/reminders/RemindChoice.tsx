import { useTranslation } from "react-i18next";
import { formatDate } from "../../client/formatDate";
import type { Reminders } from "../../contract/reminders";
import { instantOf } from "../../domain/dates";
import { usualHours } from "../../domain/reminderTimes";
import { FeedLink } from "../festivals/Subscribe";
import { FormProblems } from "../forms/FormProblems";
import { useSending } from "../forms/useSending";
import { useTexts } from "../ui/useTexts";
import { deviceState, MessagesDenied } from "./device";
import { ReminderRow } from "./ReminderRow";
import { useReminders, type Wanted } from "./useReminders";
import "./reminders.css";

/** The ways to be reminded of one thing, and what is chosen already. */
export function RemindChoice({ kind, subject, name }: Wanted & { name: string }) {
  const { t } = useTranslation();
  const speaks = useTexts("unsubscribe");
  const { data, isSignedIn, choose } = useReminders();
  const { send, refuse, sending, failure, attempt } = useSending();
  if (!speaks) return null;
  const chosen = data?.reminders.filter((each) => each.kind === kind && each.subject === subject) ?? [];
  const has = (channel: string) => chosen.some((each) => each.channel === channel);
  const state = deviceState();
  const canMail = isSignedIn && data?.canMail === true;
  const onPick = async (channel: "push" | "mail") => {
    const pick = () =>
      choose({ kind, subject }, channel).catch((error: unknown) => {
        if (error instanceof MessagesDenied) return refuse(t("reminders.denied"));
        throw error;
      });
    await send(pick, t("reminders.failed"));
  };
  return (
    <section className="panel stack remind" aria-label={t("reminders.choose", { name })}>
      {failure && <FormProblems title={failure} attempt={attempt} />}
      {chosen.length > 0 && (
        <p role="status">
          {t("reminders.isOn", { name })} <When kind={kind} hours={data?.hours} />
        </p>
      )}
      {chosen.length > 0 && (
        <ul className="mine">
          {chosen.map((reminder) => (
            <ReminderRow key={reminder.id} reminder={reminder} name={name} />
          ))}
        </ul>
      )}
      <div className="row">
        {state === "ready" && !has("push") && (
          <button type="button" className="button small" disabled={sending} onClick={() => void onPick("push")}>
            {t("reminders.push")}
          </button>
        )}
        {canMail && !has("mail") && (
          <button type="button" className="button quiet small" disabled={sending} onClick={() => void onPick("mail")}>
            {t("reminders.mail")}
          </button>
        )}
        {kind === "festival" && <FeedLink feed={subject} label={t("reminders.calendar")} />}
      </div>
      {state !== "ready" && <p className="soft">{t(`reminders.${state}`)}</p>}
      {!canMail && <p className="soft">{t("reminders.noMail")}</p>}
      {chosen.length === 0 && (
        <p className="soft">
          <When kind={kind} hours={data?.hours} />
        </p>
      )}
    </section>
  );
}

type Hours = Reminders["hours"];
const { quiet, eveningAt } = usualHours;
const usual: Hours = { quietFrom: quiet.from, quietUntil: quiet.until, eveningAt };

/** When the reminder comes, and when nothing does. */
function When({ kind, hours = usual }: { kind: Wanted["kind"]; hours?: Hours | undefined }) {
  const { t, i18n } = useTranslation();
  const clock = (time: string) => formatDate(instantOf(anyDay, time), i18n.language, { timeStyle: "short" });
  const { quietFrom: from, quietUntil: until } = hours;
  return (
    <>
      {kind === "live" ? t("reminders.live") : t("reminders.fast", { time: clock(hours.eveningAt) })}{" "}
      {from !== until && t("reminders.quiet", { from: clock(from), until: clock(until) })}
    </>
  );
}

const anyDay = "2026-01-01";
