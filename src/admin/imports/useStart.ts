import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { formWithFiles } from "../../client/chosenFiles";
import type { Import, ImportBlank, ImportNoun } from "../../contract/imports";
import { firstProblem } from "../form/fieldErrors";
import { useHttp } from "../http";
import { isTooLarge } from "../transfer/transfers";

type Wanted = { noun: ImportNoun; blank: ImportBlank };

/** Sends a file, then goes to where it is looked at. */
export function useStart() {
  const { t } = useTranslation();
  const http = useHttp();
  const navigate = useNavigate();
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const start = async (file: File, { noun, blank }: Wanted) => {
    setProblem(isTooLarge(file) ? t("imports.tooLarge") : undefined);
    if (isTooLarge(file)) return;
    setPercent(0);
    try {
      const body = await formWithFiles("file", [file]);
      const { data } = await http.post<Import>(`/api/admin/${noun}/imports`, body, {
        params: { blank },
        timeout: 0,
        onUploadProgress: ({ progress = 0 }) => setPercent(Math.round(progress * 100)),
      });
      navigate(`/admin/imports/${data.id}`);
    } catch (error) {
      setProblem(firstProblem(error, t));
    } finally {
      setPercent(undefined);
    }
  };
  return { percent, problem, start };
}
