import { useCustom, useInvalidate } from "@refinedev/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { HttpError } from "../../client/errors";
import type { ImportChoices } from "../../contract/importChoices";
import type { ImportRelayout } from "../../contract/importLayout";
import type { ImportOfSource } from "../../contract/importSources";
import type { Import, ImportApply, ImportRemap, ImportRepairs, ImportSheet } from "../../contract/imports";
import { firstProblem } from "../form/fieldErrors";
import { useHttp } from "../http";
import { isUnderWay } from "./words";

const pollMs = 700;
/** The resource that the rows of an import's plan are read as. */
export const rowsOf = (id: string | number) => `admin/imports/${id}/rows`;
/** What is chosen about the file is set; the rest is done. */
const isPut = (action: string) => ["mapping", "repairs", "sheet", "layout", "choices", "source"].includes(action);

/** An import, read again while the server is at work on it, and what can be asked of it. */
export function useJob(id: string) {
  const { t } = useTranslation();
  const http = useHttp();
  const invalidate = useInvalidate();
  const queries = useQueryClient();
  const url = `/api/admin/imports/${id}`;
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { data, error, refetch } = useCustom<Import, HttpError>({
    url,
    method: "get",
    errorNotification: false,
    queryOptions: {
      queryKey: ["imports", id],
      refetchInterval: (answer) => (answer && isUnderWay(answer.data.state) ? pollMs : false),
    },
  });
  const job = data?.data;
  const [noun, state] = [job?.noun, job?.state];
  useEffect(() => {
    // what was written shows in the lists
    const resources = noun ? [noun, `admin/${noun}`] : [];
    if (state === "applied" || state === "undone") {
      for (const resource of resources) void invalidate({ resource, invalidates: ["list", "detail"] });
    }
  }, [invalidate, noun, state]);

  const send = async (
    action: "mapping" | "repairs" | "sheet" | "layout" | "choices" | "source" | "apply" | "cancel" | "undo",
    values:
      | ImportRemap
      | ImportRepairs
      | ImportSheet
      | ImportRelayout
      | ImportChoices
      | ImportOfSource
      | ImportApply
      | object = {},
  ) => {
    setSending(true);
    setProblem(undefined);
    // a plan that is made again has no rows for a while: what is being read of it is left, what is shown stays
    if (isPut(action)) await queries.cancelQueries({ predicate: ({ queryKey }) => queryKey.includes(rowsOf(id)) });
    try {
      await (isPut(action) ? http.put : http.post)(`${url}/${action}`, values);
    } catch (failure) {
      setProblem(firstProblem(failure, t));
    }
    await refetch();
    setSending(false);
  };
  return { job, error, refetch: () => void refetch(), send, isSending, problem };
}
