import { useEffect, useState } from "react";
import type { Import, ImportRepair } from "../../contract/imports";
import { repairsOf } from "./repairs";

type Chosen = { repairs: readonly ImportRepair[]; isSent: boolean };
type Send = (repairs: readonly ImportRepair[]) => void;

/** The repairs of a plan. What is chosen while the plan is being made waits for it, and is then sent all at once. */
export function useRepairs(job: Import | undefined, isSending: boolean, send: Send) {
  const [chosen, choose] = useState<Chosen>();
  const isReady = job?.state === "planned" && !isSending;
  useEffect(() => {
    if (!chosen || isSending) return;
    // what was sent is by now in the job, or was refused
    if (chosen.isSent) choose(undefined);
    else if (isReady) {
      choose({ ...chosen, isSent: true });
      send(chosen.repairs);
    }
  }, [chosen, isSending, isReady, send]);
  return job && repairsOf(job, chosen?.repairs ?? job.repairs, (repairs) => choose({ repairs, isSent: false }));
}
