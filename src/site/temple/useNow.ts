import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The present instant, anew each minute; undefined until the page is alive, for only the browser knows when it is read. */
export function useNow(): string | undefined {
  const [now, setNow] = useState<string>();
  useEffect(() => {
    const look = () => setNow(new Date().toISOString());
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
