import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useIndiaTime } from "../../client/useIndiaTime";
import type { LiveEvent } from "../../contract/liveEvents";
import { Remind } from "../reminders/Remind";
import { Said } from "../temple/Said";
import { nameIn, templePath } from "../temple/wording";
import { Icon } from "../ui/Icon";
import { LiveBadge } from "./LiveBadge";
import { LivePlayer } from "./LivePlayer";
import "../styles/live.css";

type LiveEventsProps = {
  events: readonly LiveEvent[];
  /** On a temple's own page its name says nothing new. */
  here?: boolean;
};

/** Broadcasts with their times; the video itself comes when it is asked for. */
export function LiveEvents({ events, here }: LiveEventsProps) {
  return (
    <ul className="live-events">
      {events.map((event) => (
        <li key={event.id}>
          <LivePlayer event={event} />
          <Words event={event} here={here} />
        </li>
      ))}
    </ul>
  );
}

function Words({ event, here }: { event: LiveEvent; here?: boolean }) {
  const indiaTime = useIndiaTime();
  const { title, description, startTime } = event;
  return (
    <div className="live-words">
      <h3>
        <Said text={title} /> <LiveBadge startTime={startTime} />
      </h3>
      {!here && (
        <p className="card-line">
          <Icon name="temple" />
          <Temple event={event} />
        </p>
      )}
      <p className="card-line">
        <Icon name="clock" />
        <time dateTime={startTime} suppressHydrationWarning>
          {indiaTime(startTime)}
        </time>
      </p>
      <RemindOf event={event} />
      {description && (
        <p className="soft">
          <Said text={description} />
        </p>
      )}
    </div>
  );
}

/** Of what has begun nobody needs to be reminded; the server's clock may draw what the reader's does not. */
function RemindOf({ event: { id, title, startTime } }: { event: LiveEvent }) {
  const { t } = useTranslation();
  const [isComing, setComing] = useState(false);
  useEffect(() => setComing(Date.parse(startTime) > Date.now()), [startTime]);
  return isComing && <Remind kind="live" subject={String(id)} name={title} label={t("live.remind")} />;
}

function Temple({ event: { temple, templeName } }: { event: LiveEvent }) {
  const { i18n } = useTranslation();
  return temple ? <Link to={templePath(temple)}>{nameIn(i18n.language, temple)}</Link> : <Said text={templeName} />;
}
