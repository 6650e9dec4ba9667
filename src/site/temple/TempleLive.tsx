import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { liveQuery } from "../live/liveQuery";
import { useSite } from "../queries";
import { lazyPart } from "../ui/lazyPart";
import { SectionHead } from "../ui/SectionHead";

const LiveEvents = lazyPart(async () => (await import("../live/LiveEvents")).LiveEvents);
const titleId = "live-title";

/** Of the few temples that have any. */
export const preloadLive = (drawn?: ParentNode) =>
  !drawn || drawn.querySelector(`#${titleId}`) ? LiveEvents.preload() : undefined;

/** The coming broadcasts from this temple, if any are announced. */
export function TempleLive({ templeId }: { templeId: number }) {
  const { t } = useTranslation();
  const { http } = useSite();
  const { data: events = [] } = useQuery(liveQuery(http, { templeId }));
  if (events.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHead id={titleId} title={t("live.here")} />
      <LiveEvents events={events} here />
    </section>
  );
}
