import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useIndiaTime } from "../../client/useIndiaTime";
import type { LiveEvent } from "../../contract/liveEvents";
import { FormProblems } from "../forms/FormProblems";
import { useSending } from "../forms/useSending";
import { useSite } from "../queries";
import { Said } from "../temple/Said";
import { FailedRead } from "../ui/FailedRead";
import { notify } from "../ui/toast";
import type { OwnEventsQuery } from "./useOwnEvents";

type OwnEventsProps = { own: OwnEventsQuery; title?: string; children?: ReactNode };

/** What is scheduled and still to come, each with the way to take it off again. */
export function OwnEvents({ own, title, children }: OwnEventsProps) {
  const { t } = useTranslation();
  const { data: events, error, refetch } = own;
  return (
    <section className="panel" aria-labelledby="own-title">
      <h2 id="own-title">{title ?? t("schedule.own")}</h2>
      {events?.length === 0 && <p className="soft">{t("schedule.ownNone")}</p>}
      {events && events.length > 0 && (
        <ul className="live-own">
          {events.map((event) => (
            <OwnEvent key={event.id} event={event} onGone={() => void refetch()} />
          ))}
        </ul>
      )}
      {!events && error === null && <p role="status">{t("loading")}</p>}
      {children}
      {error !== null && !events && <FailedRead error={error} onRetry={() => void refetch()} />}
    </section>
  );
}

function OwnEvent({ event, onGone }: { event: LiveEvent; onGone: () => void }) {
  const { t } = useTranslation();
  const indiaTime = useIndiaTime();
  const { http } = useSite();
  const [asking, setAsking] = useState(false);
  const { send, sending, failure, attempt } = useSending();
  const cancel = async () => {
    if (!(await send(async () => void (await http.delete(`/api/live/events/${event.id}`))))) return;
    notify("success", t("schedule.cancelled"));
    onGone();
  };
  return (
    <li>
      <div>
        <b>
          <Said text={event.title} />
        </b>
        <p className="soft">
          <Said text={event.templeName} />
          {" · "}
          {indiaTime(event.startTime)}
        </p>
        {failure && <FormProblems title={failure} attempt={attempt} />}
      </div>
      {asking ? (
        <div className="row">
          <button type="button" className="button small" disabled={sending} onClick={() => void cancel()}>
            {t("schedule.really")}
          </button>
          <button type="button" className="button quiet small" onClick={() => setAsking(false)}>
            {t("schedule.keep")}
          </button>
        </div>
      ) : (
        <button
          type="button"
          className="button quiet small"
          aria-label={t("schedule.cancelTitle", { title: event.title })}
          onClick={() => setAsking(true)}
        >
          {t("schedule.cancel")}
        </button>
      )}
    </li>
  );
}
