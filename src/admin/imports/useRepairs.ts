import { useEffect, useState } from "react";
import type { Import, ImportRepair } from "../../contract/imports";
import { repairsOf } from "./repairs";

type Chosen = { repairs: readonly ImportRepair[]; isSent: boolean };
type Send = (repairs: readonly ImportRepair[]) => void;

/** The repairs of a plan. What is chosen while the plan is being made waits for it, and is then sent all at once. */
export function useRepairs(job: Import | undefined, isSending: boolean, send: Send) {
  const [chosen, choose] = useState<Chosen>();
  const repairs = chosen?.repairs ?? job?.repairs ?? [];
  const isReady = job?.state === "planned" && !isSending;
  useEffect(() => {
    if (!chosen || isSending) return;
    // what was sent is by now in the job, or was refused; what was chosen a moment ago is not
    if (chosen.isSent) choose((now) => (now === chosen ? undefined : now));
    else if (isReady) {
      choose({ ...chosen, isSent: true });
      send(chosen.repairs);
    }
  }, [chosen, isSending, isReady, send]);
  const change = (make: (repairs: readonly ImportRepair[]) => readonly ImportRepair[]) =>
    choose({ repairs: make(repairs), isSent: false });
  return (
    job && {
      ...repairsOf(job, repairs, change),
      /** The plan is about to be made again. */
      isWaiting: chosen !== undefined,
    }
  );
}
