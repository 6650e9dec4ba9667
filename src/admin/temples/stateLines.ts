import type { Translate } from "../../client/errors";

/** How far each text is, a line for each. */
export const stateLines = (states: object, t: Translate): string[] =>
  Object.entries(states).map(
    ([field, state]) => `${t(`temples.fields.${field}`)}: ${t(`temples.textStates.${state}`)}`,
  );
