import { useCustom, useInvalidate } from "@refinedev/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { HttpError } from "../../client/errors";
import type { BulkChange } from "../../contract/bulkChanges";
import { firstProblem } from "../form/fieldErrors";
import { useHttp } from "../http";

const pollMs = 500;
const underWay = ["planning", "applying", "undoing"];

/** True while the server is at work on it. */
export const isUnderWay = ({ state }: Pick<BulkChange, "state">): boolean => underWay.includes(state);

/** A change, read again while the server is at work on it, and what can be asked of it. */
export function useBulkChange(id: number) {
  const { t } = useTranslation();
  const http = useHttp();
  const invalidate = useInvalidate();
  const url = `/api/admin/temples/bulk-changes/${id}`;
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { data, error, refetch } = useCustom<BulkChange, HttpError>({
    url,
    method: "get",
    errorNotification: false,
    queryOptions: {
      queryKey: ["bulkChange", id],
      refetchInterval: (answer) => (answer && isUnderWay(answer.data) ? pollMs : false),
    },
  });
  const state = data?.data.state;
  useEffect(() => {
    if (state !== "applied" && state !== "undone" && state !== "cancelled") return;
    for (const resource of ["temples", "admin/temples", "admin/temples/bulk-changes"]) {
      void invalidate({ resource, invalidates: ["list", "detail"] });
    }
  }, [invalidate, state]);
  const send = async (what: "apply" | "cancel" | "undo") => {
    setSending(true);
    const refusal = await http.post(`${url}/${what}`, {}).then(
      () => undefined,
      (error: unknown) => firstProblem(error, t),
    );
    await refetch();
    setProblem(refusal);
    setSending(false);
  };
  return { change: data?.data, error, refetch: () => void refetch(), send, isSending, problem };
}
