import "./history.css";
import { useTranslation } from "react-i18next";
import type { AuditKind } from "../../contract/auditWords";
import type { FieldChange } from "../../contract/history";
import { Difference } from "./Difference";
import { fieldWords } from "./fieldWords";

/** Field by field, what it was and what it became. */
export function ChangeList({ kind, changes }: { kind: AuditKind; changes: readonly FieldChange[] }) {
  const { t, i18n } = useTranslation();
  const words = fieldWords(kind, t, i18n.language);
  if (changes.length === 0) return null;
  return (
    <dl className="changes">
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt>{words.label(field)}</dt>
          <dd lang={languageOf(field)}>
            <Difference from={words.shown(field, from)} to={words.shown(field, to)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A text in another language says so, so that it is read out as one. */
const languageOf = (field: string) => (field.endsWith("Hi") ? "hi" : field.endsWith("Kn") ? "kn" : undefined);
