import type { StepUpAsked } from "../contract/stepUpWords";
import { createStore } from "./store";

/** A confirmation that is asked for; `settle` takes its token, or nothing when the person does without. */
export type StepUpRequest = StepUpAsked & { settle: (token?: string) => void };

/** Confirmations the server asked for, shown one at a time by whatever dialog follows the store. */
export function createStepUps() {
  let open: StepUpRequest | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const store = createStore(() => open, "stepUp");
  const show = (request?: StepUpRequest) => {
    open = request;
    store.changed();
  };
  const answered = (asked: StepUpAsked) =>
    new Promise<string | undefined>((resolve) => {
      const settle = (token?: string) => {
        show();
        resolve(token);
      };
      show({ ...asked, settle });
    });
  return {
    get: store.get,
    subscribe: store.subscribe,
    /** The token of a confirmation; undefined when there is to be none. */
    ask(asked: StepUpAsked): Promise<string | undefined> {
      const answer = last.then(() => answered(asked));
      last = answer;
      return answer;
    },
  };
}

export const stepUps = createStepUps();
