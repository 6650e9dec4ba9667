import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { liveStateOf } from "../../domain/liveState";

const everyMs = 30_000;

/** Says of a broadcast that it starts soon or is live now; told by the browser's clock, and so not in the first HTML. */
export function LiveBadge({ startTime }: { startTime: string }) {
  const { t } = useTranslation();
  const [nowMs, setNowMs] = useState<number>();
  useEffect(() => {
    const tick = () => setNowMs(Date.now());
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, []);
  const state = nowMs === undefined ? undefined : liveStateOf(startTime, nowMs);
  return state ? <span className={`live-badge ${state}`}>{t(`live.${state}`)}</span> : null;
}
