import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { readItems } from "../../client/readItems";
import { useIndiaTime } from "../../client/useIndiaTime";
import type { LiveEvent } from "../../contract/liveEvents";
import { LiveBadge } from "../live/LiveBadge";
import { useSite } from "../queries";
import { Said } from "../temple/Said";
import { FailedRead } from "../ui/FailedRead";

/** What is on at all temples from today on, as visitors see it. */
export function Events() {
  const { t } = useTranslation();
  const indiaTime = useIndiaTime();
  const { http } = useSite();
  const { data, error, refetch } = useQuery({
    queryKey: ["live", "coming"],
    queryFn: ({ signal }) => readItems<LiveEvent>(http, "/api/events?size=100", signal),
  });
  return (
    <section className="panel" aria-labelledby="events-title">
      <h2 id="events-title">{t("pandit.events")}</h2>
      {data?.length === 0 && <p className="soft">{t("pandit.eventsNone")}</p>}
      {data && data.length > 0 && (
        <ul className="live-own">
          {data.map((event) => (
            <li key={event.id}>
              <div className="ritual">
                <b>
                  <Said text={event.name} />
                </b>{" "}
                <LiveBadge startTime={event.startTime} />
                <p className="soft">
                  <Said text={event.templeName} />
                  {" · "}
                  {indiaTime(event.startTime)}
                </p>
                {event.description && (
                  <p>
                    <Said text={event.description} />
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {!data && error === null && <p role="status">{t("loading")}</p>}
      {error !== null && !data && <FailedRead error={error} onRetry={() => void refetch()} />}
    </section>
  );
}
