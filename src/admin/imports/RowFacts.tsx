import { useTranslation } from "react-i18next";
import type { Import, ImportRow } from "../../contract/imports";
import { useCellWords } from "../transfer/useCellWords";

type RowFactsProps = { noun: Import["noun"]; row: ImportRow };

/** What keeps a row out, what should be looked at, and each field's old and new value. */
export function RowFacts({ noun, row: { problems, doubts, changes, outcome } }: RowFactsProps) {
  const { t } = useTranslation();
  const { labelOf, wordsOf } = useCellWords(noun);
  const found = [
    ...problems.map((problem) => ({ ...problem, kind: "import-problem" })),
    ...doubts.map((doubt) => ({ ...doubt, kind: "import-doubt" })),
  ];
  return (
    <>
      {found.length > 0 && (
        <ul className="import-facts">
          {found.map(({ field, value, reason, suggestion, kind }) => (
            <li key={`${field} ${reason}`} className={kind}>
              <strong>{field === "row" ? t("imports.wholeRow") : labelOf(field)}</strong>
              {value && <q>{value}</q>} {t(reason)}
              {suggestion && <> {t("imports.meant", { value: suggestion })}</>}
            </li>
          ))}
        </ul>
      )}
      {changes.length > 0 && (
        <ul className="import-facts">
          {changes.map(({ field, from, to }) => (
            <li key={field}>
              <strong>{labelOf(field)}</strong>{" "}
              {outcome === "updated" && (from ? <del>{wordsOf(field, from)}</del> : "—")}
              {outcome === "updated" && " → "}
              {to ? <ins>{wordsOf(field, to)}</ins> : t("imports.cleared")}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
