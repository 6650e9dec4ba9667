import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { Import } from "../../contract/imports";

/** Whether the remarks of a plan were seen: said so, or shown by the filter of the rows; a plan made again has others. */
export function useRemarksSeen({ plannedAt }: Pick<Import, "plannedAt">) {
  const [params] = useSearchParams();
  const [seenOf, setSeenOf] = useState<string | null>(null);
  const areShown = params.get("outcome") === "doubtful";
  useEffect(() => {
    if (areShown) setSeenOf(plannedAt);
  }, [areShown, plannedAt]);
  return {
    areSeen: plannedAt !== null && seenOf === plannedAt,
    setSeen: (areSeen: boolean) => setSeenOf(areSeen ? plannedAt : null),
  };
}
