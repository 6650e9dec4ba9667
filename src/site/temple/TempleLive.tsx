import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { LiveEvents } from "../live/LiveEvents";
import { liveQuery } from "../live/liveQuery";
import { useSite } from "../queries";
import { SectionHead } from "../ui/SectionHead";

/** The coming broadcasts from this temple, if any are announced. */
export function TempleLive({ templeId }: { templeId: number }) {
  const { t } = useTranslation();
  const { http } = useSite();
  const { data: events = [] } = useQuery(liveQuery(http, { templeId }));
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="live-title">
      <SectionHead id="live-title" title={t("live.here")} />
      <LiveEvents events={events} here />
    </section>
  );
}
