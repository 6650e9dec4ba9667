import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatDate } from "../../client/formatDate";
import { useIndiaTime } from "../../client/useIndiaTime";
import type { Reminder } from "../../contract/reminders";
import { useSending } from "../forms/useSending";
import { Said } from "../temple/Said";
import { useReminders } from "./useReminders";

/** A reminder that was chosen, when it is next, and the button that ends it; `name` where the page says it already. */
export function ReminderRow({ reminder, name }: { reminder: Reminder; name?: string }) {
  const { t, i18n } = useTranslation();
  const { end } = useReminders();
  const { send, sending, failure } = useSending();
  const { kind, title, path, next, channel, token } = reminder;
  const called = name ?? (kind === "booking" ? t("reminders.bookings") : title);
  const how = t(`reminders.channels.${channel}`);
  const indiaTime = useIndiaTime();
  const inWords = (at: string) =>
    kind === "live" ? indiaTime(at) : formatDate(at, i18n.language, { dateStyle: "full" });
  return (
    <li>
      <div>
        {name === undefined && (
          <Link to={path}>
            <Said text={called} />
          </Link>
        )}
        <p className="soft">
          {how}
          {next && ` · ${t("reminders.next", { when: inWords(next) })}`}
        </p>
        {failure && <p role="alert">{failure}</p>}
      </div>
      <button
        type="button"
        className="button quiet small"
        disabled={sending}
        aria-label={t("reminders.stopTitle", { name: called, channel: how })}
        onClick={() => void send(() => end(token))}
      >
        {t("reminders.stop")}
      </button>
    </li>
  );
}
