import { useCustomMutation } from "@refinedev/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText, type HttpError } from "../../client/errors";
import type { Reverted } from "../../contract/history";
import { recordKey } from "../form/recordShape";
import type { HistoryRecord } from "./records";

/** Where to go back to: how the record stood after a revision, or before it. */
export type Goal = { revisionId: number; before?: boolean };
/** What came of going back; what can be taken back names the revision it left. */
export type RevertOutcome =
  | { kind: "done" | "undone"; revisionId: number }
  | { kind: "nothing" }
  | { kind: "failed"; text: string };

/** Goes back to a revision and tells what came of it; `latest` is the newest revision one has seen. */
export function useRevert({ path }: HistoryRecord, onDone: () => void) {
  const { t } = useTranslation();
  const { mutateAsync, isLoading } = useCustomMutation<Reverted, HttpError>();
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<RevertOutcome>();

  const send = async (goal: Goal, latest: number, kind: "done" | "undone"): Promise<void> => {
    setOutcome(undefined);
    try {
      const { data } = await mutateAsync({
        url: `/api/admin/${path}/revert`,
        method: "post",
        values: { ...goal, latest },
        successNotification: false,
        errorNotification: false,
      });
      setOutcome(data.revisionId === null ? { kind: "nothing" } : { kind, revisionId: data.revisionId });
    } catch (error) {
      setOutcome({ kind: "failed", text: reasonOf(error, t) });
    }
    // a form that is open shows what was restored
    const [resource = "", id = ""] = path.split("/");
    void queries.invalidateQueries(recordKey(resource, id));
    onDone(); // also after a refusal: what is shown may be out of date
  };

  return {
    isBusy: isLoading,
    outcome,
    dismiss: () => setOutcome(undefined),
    go: (goal: Goal, latest: number) => send(goal, latest, "done"),
    undo: (revisionId: number) => send({ revisionId, before: true }, revisionId, "undone"),
  };
}

/** A field that may no longer be written is named; otherwise the refusal speaks for itself. */
function reasonOf(error: unknown, t: ReturnType<typeof useTranslation>["t"]): string {
  const errors = typeof error === "object" && error !== null && "errors" in error ? error.errors : undefined;
  const fields = typeof errors === "object" && errors !== null ? Object.keys(errors) : [];
  const own = fields.filter((field) => field !== "latest" && field !== "before");
  const text = errorText(error, t);
  return own.length > 0 ? `${text} (${own.join(", ")})` : text;
}

export type Revert = ReturnType<typeof useRevert>;
