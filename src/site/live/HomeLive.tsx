import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSession } from "../../client/useSession";
import { can } from "../../contract/roles";
import { useSite, useToday } from "../queries";
import { FailedRead } from "../ui/FailedRead";
import { SectionHead } from "../ui/SectionHead";
import { useTexts } from "../ui/useTexts";
import { LiveEvents } from "./LiveEvents";
import { liveQuery } from "./liveQuery";

/** Live today: the broadcasts of this day in India. */
export function HomeLive() {
  const { t } = useTranslation();
  const ready = useTexts("live");
  const { http } = useSite();
  const { role } = useSession();
  const date = useToday();
  const { data: events, error, refetch } = useQuery(liveQuery(http, { date }));
  if (!ready) return null;
  return (
    <section className="wrap section" aria-labelledby="live-title" aria-busy={!events && !error}>
      <SectionHead id="live-title" title={t("live.today")} lead={t("live.lead")}>
        {can(role, "rituals") && (
          <Link className="button quiet small" to="/live/schedule">
            {t("schedule.open")}
          </Link>
        )}
      </SectionHead>
      {events?.length === 0 && <p className="soft">{t("live.none")}</p>}
      {events && events.length > 0 && <LiveEvents events={events} />}
      {error !== null && !events && <FailedRead error={error} onRetry={() => void refetch()} />}
    </section>
  );
}
