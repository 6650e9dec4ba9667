import type { LunarReckoning } from "./reckoning";

/** States whose printed almanacs end the month at the new moon. */
const AMANTA_STATES: ReadonlySet<string> = new Set([
  "Andaman and Nicobar",
  "Andhra Pradesh",
  "Assam",
  "Dadra and Nagar Haveli and Daman and Diu",
  "Goa",
  "Gujarat",
  "Karnataka",
  "Kerala",
  "Laccadives",
  "Maharashtra",
  "Puducherry",
  "Tamil Nadu",
  "Telangana",
  "Tripura",
  "West Bengal",
]);

/**
 * The reckoning readers of a language expect at a place: Hindi's is purnimanta, Kannada's amanta, and in English it is
 * that of the place's state, amanta where no state is known.
 */
export function reckoningOf(language: string, { state }: { state: string }): LunarReckoning {
  if (language === "hi") return "purnimanta";
  return language === "kn" || state === "" || AMANTA_STATES.has(state) ? "amanta" : "purnimanta";
}
