import { useEffect, useState } from "react";

const everyMs = 20_000;

/** The present moment (ISO UTC) once the page is alive; the server draws without one. */
export function useNow(): string | undefined {
  const [now, setNow] = useState<string>();
  useEffect(() => {
    const tick = () => setNow(new Date().toISOString());
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
