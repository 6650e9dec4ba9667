import { useTranslation } from "react-i18next";
import { formatDate } from "../../client/formatDate";
import type { Import, ImportRow } from "../../contract/imports";
import { reasonText } from "../transfer/reasonText";
import { useCellWords } from "../transfer/useCellWords";
import { RepairButtons } from "./RepairButtons";
import type { Found, Repairs } from "./repairs";

type RowFactsProps = { noun: Import["noun"]; row: ImportRow; repairs: Repairs };

/** One place for a cell before and after it was repaired, so that the keyboard stays; another for a second remark. */
const keyOf = ({ field, reason }: Found, before: readonly Found[]) =>
  `${field} ${reason} ${before.filter((one) => one.field === field && one.reason === reason).length}`;

const meantBy = (kind: string, suggestion: string) =>
  kind !== "import-repaired" ? "imports.meant" : suggestion === "" ? "imports.repair.leftOut" : "imports.repair.used";

/** What keeps a row out, what should be looked at, and each field's old and new value. */
export function RowFacts({ noun, row, repairs }: RowFactsProps) {
  const { line, problems, doubts, repaired, changes, outcome, sameAs, leftOutAt } = row;
  const { t, i18n } = useTranslation();
  const { labelOf, wordsOf } = useCellWords(noun);
  const found = [
    ...problems.map((problem) => ({ ...problem, kind: "import-problem" })),
    ...doubts.map((doubt) => ({ ...doubt, kind: "import-doubt" })),
    ...repaired.map((one) => ({ ...one, kind: "import-repaired" })),
  ];
  return (
    <>
      {found.length > 0 && (
        <ul className="import-facts">
          {found.map(({ kind, ...one }, at) => (
            <li key={keyOf(one, found.slice(0, at))} className={kind}>
              <strong>{one.field === "row" ? t("imports.wholeRow") : labelOf(one.field)}</strong>
              {one.value && <q>{one.value}</q>} {reasonText(t, one)}
              {one.suggestion !== undefined && ` · ${t(meantBy(kind, one.suggestion), { value: one.suggestion })}`}
              {repairs.isOpen && one.field !== "row" && one.reason !== "errors.mayNotVerify" && (
                <RepairButtons
                  found={one}
                  line={line}
                  label={labelOf(one.field)}
                  isUsed={kind === "import-repaired"}
                  repairs={repairs}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {sameAs !== null && <span className="quiet">{t("imports.sameAs", { line: sameAs })}</span>}
      {leftOutAt !== null && outcome === "skipped" && (
        <p className="quiet">{t("imports.leftOut", { date: formatDate(leftOutAt, i18n.language) })}</p>
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
