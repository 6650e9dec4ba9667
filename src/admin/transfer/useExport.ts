import { useNotification } from "@refinedev/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { useHttp } from "../http";
import type { Noun } from "../listing/noun";
import { downloadCsv, downloadJson, type FileKind } from "./transfers";

/** Downloads what the list's filters leave, as CSV or JSON. */
export function useExport(noun: Noun, search: string, failed: string) {
  const { t } = useTranslation();
  const http = useHttp();
  const { open: notify } = useNotification();
  const [running, setRunning] = useState<FileKind>();
  const download = async (kind: FileKind) => {
    setRunning(kind);
    try {
      await (kind === "csv" ? downloadCsv : downloadJson)(http, noun, search);
    } catch (error) {
      notify?.({ type: "error", message: t(failed), description: errorText(error, t) });
    } finally {
      setRunning(undefined);
    }
  };
  return { running, download };
}
