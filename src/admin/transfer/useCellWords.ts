import { useTranslation } from "react-i18next";
import type { Noun } from "../listing/noun";

/** Cells are the reader's data, but a flag and a value of a list are words of the console. */
export function useCellWords(noun: Noun) {
  const { t } = useTranslation();
  return {
    labelOf: (field: string) =>
      t(`${noun}.fields.${field}`, { defaultValue: t(`transfer.fields.${field}`, { defaultValue: field }) }),
    wordsOf: (field: string, cell: string) => {
      if (cell === "true" || cell === "false") return t(cell === "true" ? "transfer.yes" : "transfer.no");
      return /^\w+$/.test(cell) ? t(`${noun}.${field}.${cell}`, { defaultValue: cell }) : cell;
    },
  };
}
