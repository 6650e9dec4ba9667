import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import { formatDate } from "../../client/formatDate";
import type { ImportNote } from "../../contract/imports";
import type { Noun } from "../listing/noun";

/** What should be known about a file, in the reader's language; needs the texts of `imports`. */
export function useNoteWords(noun: Noun) {
  const { t, i18n } = useTranslation();
  return ({ code, values, text }: ImportNote): string =>
    t(`imports.notes.${code}`, {
      ...values,
      defaultValue: text,
      ...(typeof values.field === "string" && {
        field: t(`${noun}.fields.${values.field}`, { defaultValue: values.field }),
      }),
      ...(typeof values.count === "number" && { formatted: formatNumber(values.count, i18n.language) }),
      ...(typeof values.at === "string" && { at: formatDate(values.at, i18n.language, { dateStyle: "medium" }) }),
    });
}
