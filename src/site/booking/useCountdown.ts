import { useEffect, useState } from "react";

/** Seconds left until a moment, in milliseconds since 1970; counted down while the page is open. */
export function useCountdown(endsMs: number): number {
  const [nowMs, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((endsMs - nowMs) / 1000));
}

/** 585 → "9:45". */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
