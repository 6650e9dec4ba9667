import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSite } from "../queries";
import { FailedRead } from "../ui/FailedRead";
import { useTexts } from "../ui/useTexts";
import { introduceHere } from "./device";
import { HoursForm } from "./HoursForm";
import { Remind } from "./Remind";
import { ReminderRow } from "./ReminderRow";
import { useReminders } from "./useReminders";

/** Everything an account is reminded of, and when: each ends by its button. */
export function MyReminders() {
  const { t } = useTranslation();
  const { http } = useSite();
  const speaks = useTexts("unsubscribe");
  const { data, error, refetch } = useReminders();
  useEffect(() => {
    introduceHere(http).then(
      (isKnown) => isKnown && void refetch(),
      () => undefined, // the list says by itself when the server cannot be reached
    );
  }, [http, refetch]);
  if (!speaks) return null;
  return (
    <section className="panel stack" aria-labelledby="my-reminders">
      <h2 id="my-reminders">{t("reminders.title")}</h2>
      {error !== null && !data && <FailedRead error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <p className="soft">
            {data.reminders.length === 0 && t("reminders.none")} {t("reminders.devices", { count: data.devices })}
          </p>
          <ul className="mine">
            {data.reminders.map((reminder) => (
              <ReminderRow key={reminder.id} reminder={reminder} />
            ))}
          </ul>
          <Remind kind="booking" subject="" name={t("reminders.bookings")} label={t("reminders.bookingsOn")} />
          <HoursForm key={JSON.stringify(data.hours)} hours={data.hours} />
        </>
      )}
    </section>
  );
}
