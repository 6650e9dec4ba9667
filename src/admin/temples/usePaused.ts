import { useEffect, useState } from "react";

/** Asked for only once nobody has typed for so long. */
const PAUSE_MS = 600;

/** What is typed, once nobody goes on typing. */
export function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
