import { useNotification } from "@refinedev/core";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import type { Import } from "../../contract/imports";
import { useHttp } from "../http";
import { downloadTemplate } from "./transfers";

/** Downloads the empty list of a noun, with examples and what its columns take. */
export function useTemplate(noun: Import["noun"]) {
  const { t } = useTranslation();
  const http = useHttp();
  const { open: notify } = useNotification();
  return async (kind: "csv" | "xlsx"): Promise<void> => {
    try {
      await downloadTemplate(http, noun, kind);
    } catch (error) {
      notify?.({ type: "error", message: t("transfer.failed.export"), description: errorText(error, t) });
    }
  };
}
