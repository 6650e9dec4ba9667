import { HttpError } from "../../client/errors";
import { type Decision, type DecisionsMade, moderationLimits } from "../../contract/moderation";

type Made = DecisionsMade["decisions"];
type Waiting = { decision: Decision; done: (decisionId: number) => void; failed: (error: unknown) => void };

export type DecisionSender = {
  /** Sends the decision in its turn; answers the id by which it can be undone. */
  send: (decision: Decision) => Promise<number>;
};

/**
 * One call at a time, in the order of the decisions: what is decided while one is under way goes together with the
 * next, so that quick keys never pile up calls. `onIdle` is told whenever nothing is left to send.
 */
export function createDecisionSender(
  post: (decisions: Decision[]) => Promise<Made>,
  onIdle: () => void,
): DecisionSender {
  const waiting: Waiting[] = [];
  let isBusy = false;

  const work = async () => {
    isBusy = true;
    while (waiting.length > 0) await sendTogether(waiting.splice(0, moderationLimits.itemsPerDecision));
    isBusy = false;
    onIdle();
  };

  const sendTogether = async (batch: Waiting[]): Promise<void> => {
    try {
      const made = await post(batch.map(({ decision }) => decision));
      for (const { decision, done, failed } of batch) {
        const own = made.find(({ kind, id }) => kind === decision.kind && id === decision.id);
        if (own) done(own.decisionId);
        else failed(new Error("The answer does not name the decision"));
      }
    } catch (error) {
      // all or none: where one of them was refused, each is tried by itself
      if (batch.length > 1 && isRefusal(error)) for (const each of batch) await sendTogether([each]);
      else for (const { failed } of batch) failed(error);
    }
  };

  return {
    send: (decision) =>
      new Promise((done, failed) => {
        waiting.push({ decision, done, failed });
        // those made in one moment, as all of a selection, go together
        if (!isBusy) {
          isBusy = true;
          queueMicrotask(() => void work());
        }
      }),
  };
}

const isRefusal = (error: unknown) =>
  error instanceof HttpError && error.statusCode >= 400 && error.statusCode < 500 && error.statusCode !== 401;
