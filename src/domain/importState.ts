import { isOtherCountry } from "./countries";
import type { RowReading } from "./importPosition";
import { stateLike, stateNamed } from "./regions";

/** Doubts the state of a row that is none of India's and no other country, and suggests the one it is a slip or two away from. */
export function doubtState({ values: { state }, doubts }: RowReading): void {
  if (typeof state !== "string" || state === "" || stateNamed(state) !== undefined || isOtherCountry(state)) return;
  const suggestion = stateLike(state);
  doubts.push({ field: "state", value: state, reason: "errors.stateUnknown", ...(suggestion && { suggestion }) });
}
