import { lazy, Suspense, useSyncExternalStore } from "react";
import { stepUps } from "../../client/stepUp";

const StepUpDialog = lazy(async () => ({ default: (await import("./StepUpDialog")).StepUpDialog }));

/** The one place where the console confirms what the server wants confirmed, whatever screen sent the call. */
export function StepUp() {
  const request = useSyncExternalStore(stepUps.subscribe, stepUps.get);
  return <Suspense>{request && <StepUpDialog request={request} />}</Suspense>;
}
