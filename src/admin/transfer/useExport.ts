import { useNotification } from "@refinedev/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { useHttp } from "../http";
import type { Noun } from "../listing/noun";
import { downloadCsv, downloadJson, downloadXlsx } from "./transfers";

const downloads = { csv: downloadCsv, json: downloadJson, xlsx: downloadXlsx };
type ExportKind = keyof typeof downloads;

/** Downloads what the list's filters leave, in one of three ways. */
export function useExport(noun: Noun, search: string, failed: string) {
  const { t } = useTranslation();
  const http = useHttp();
  const { open: notify } = useNotification();
  const [running, setRunning] = useState<ExportKind>();
  const download = async (kind: ExportKind) => {
    setRunning(kind);
    try {
      await downloads[kind](http, noun, search);
    } catch (error) {
      notify?.({ type: "error", message: t(failed), description: errorText(error, t) });
    } finally {
      setRunning(undefined);
    }
  };
  return { running, download };
}
