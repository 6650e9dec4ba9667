import { Alert } from "antd";
import { useTranslation } from "react-i18next";
import type { Import } from "../../contract/imports";
import { useNoteWords } from "../transfer/useNoteWords";

/** What should be known about the file as a whole; what is to be looked at before, only before. */
export function JobNotes({ job }: { job: Import }) {
  const { t } = useTranslation();
  const inWords = useNoteWords(job.noun);
  const isOpen = job.state === "planned" || job.state === "reading";
  const notes = job.notes.filter(({ code }) => isOpen || code !== "doubtful");
  if (notes.length === 0) return null;
  return (
    <Alert
      className="console-notice"
      type="warning"
      showIcon
      message={t("transfer.warnings")}
      description={
        <ul className="lines">
          {notes.map((note) => (
            <li key={`${note.code} ${JSON.stringify(note.values)}`}>{inWords(note)}</li>
          ))}
        </ul>
      }
    />
  );
}
