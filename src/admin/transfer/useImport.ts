import { useInvalidate } from "@refinedev/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportResult } from "../../contract/importResults";
import { firstProblem } from "../form/fieldErrors";
import { useHttp } from "../http";
import type { Noun } from "../listing/noun";
import { type FileKind, importFile, isTooLarge } from "./transfers";

type Chosen = { file: File; kind: FileKind };
export type ImportState =
  | { is: "idle" }
  | { is: "running"; name: string; percent: number }
  | ({ is: "failed"; problem: string } & Chosen)
  | ({ is: "done"; result: ImportResult } & Chosen);

/** Imports a chosen file, as a dry run or for real; after a real run the list is read again. */
export function useImport(noun: Noun) {
  const { t } = useTranslation();
  const http = useHttp();
  const invalidate = useInvalidate();
  const [state, setState] = useState<ImportState>({ is: "idle" });

  const fail = (chosen: Chosen, problem: string) => setState({ is: "failed", problem, ...chosen });
  /** With `planId` exactly what that dry run showed is done. */
  const run = async (chosen: Chosen, dryRun: boolean, planId?: number) => {
    const { file, kind } = chosen;
    if (isTooLarge(file)) return fail(chosen, t("transfer.tooLarge"));
    setState({ is: "running", name: file.name, percent: planId === undefined ? 0 : 100 });
    const onProgress = (percent: number) => setState({ is: "running", name: file.name, percent });
    try {
      const result = await importFile(http, { noun, file, kind, dryRun, planId }, onProgress);
      setState({ is: "done", result, ...chosen });
      if (!dryRun) await invalidate({ resource: noun, invalidates: ["list", "detail"] });
    } catch (error) {
      fail(chosen, firstProblem(error, t));
    }
  };
  return { noun, state, run, dismiss: () => setState({ is: "idle" }) };
}
