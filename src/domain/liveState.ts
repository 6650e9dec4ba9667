/** Before its start a broadcast "starts soon"; from its start on it is "live now", since nobody says when it ends. */
const soonMs = 60 * 60_000;
const liveMs = 3 * 60 * 60_000;

/**
 * Where a broadcast stands at `nowMs`: `soon` within the hour before its start (ISO instant), `now` for the three hours
 * after it, else undefined.
 */
export function liveStateOf(startTime: string, nowMs: number): "soon" | "now" | undefined {
  const begunMs = nowMs - Date.parse(startTime);
  if (begunMs >= 0) return begunMs < liveMs ? "now" : undefined;
  return begunMs >= -soonMs ? "soon" : undefined;
}
