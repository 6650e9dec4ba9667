import { Alert } from "antd";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import { formatDate } from "../../client/formatDate";
import type { Import, ImportNote } from "../../contract/imports";

/** What should be known about the file as a whole. */
export function JobNotes({ job }: { job: Import }) {
  const { t, i18n } = useTranslation();
  const inWords = ({ code, values, text }: ImportNote) =>
    t(`imports.notes.${code}`, {
      ...values,
      defaultValue: text,
      ...(typeof values.field === "string" && {
        field: t(`${job.noun}.fields.${values.field}`, { defaultValue: values.field }),
      }),
      ...(typeof values.count === "number" && { formatted: formatNumber(values.count, i18n.language) }),
      ...(typeof values.at === "string" && { at: formatDate(values.at, i18n.language, { dateStyle: "medium" }) }),
    });
  if (job.notes.length === 0) return null;
  return (
    <Alert
      className="console-notice"
      type="warning"
      showIcon
      message={t("transfer.warnings")}
      description={
        <ul className="lines">
          {job.notes.map((note) => (
            <li key={`${note.code} ${JSON.stringify(note.values)}`}>{inWords(note)}</li>
          ))}
        </ul>
      }
    />
  );
}
