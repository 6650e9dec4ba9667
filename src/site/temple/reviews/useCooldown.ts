import { useEffect, useState } from "react";
import { reviewLimits } from "../../../contract/reviewLimits";

/** When the next review may be sent; one for the whole page, since the server counts by sender and not by temple. */
let waitUntil = 0;

const secondsLeft = () => Math.max(0, Math.ceil((waitUntil - Date.now()) / 1000));

/** The seconds until the next review may be sent, and how to begin the wait. */
export function useCooldown() {
  const [seconds, setSeconds] = useState(secondsLeft);
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setInterval(() => setSeconds(secondsLeft()), 250);
    return () => clearInterval(timer);
  }, [seconds]);
  const begin = () => {
    waitUntil = Date.now() + reviewLimits.cooldownMs;
    setSeconds(secondsLeft());
  };
  return { seconds, begin };
}
