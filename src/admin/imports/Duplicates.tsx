import { Select } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatKilometres } from "../../client/format";
import type { DuplicateDecision, DuplicateRecord, Import, ImportRow } from "../../contract/imports";
import { Likeness, Reasons } from "../duplicates/Likeness";
import type { Decisions } from "./useDecisions";

type DuplicatesProps = { noun: Import["noun"]; row: ImportRow; isOpen: boolean; decisions: Decisions };

const UNDECIDED = "";

/** The records a row looks like, and what becomes of the row. */
export function Duplicates({ noun, row: { line, name, duplicates, outcome }, isOpen, decisions }: DuplicatesProps) {
  const { t, i18n } = useTranslation();
  const decision = decisions.of(line);
  const place = (one: DuplicateRecord) =>
    [
      one.place,
      one.distanceKm === null ? "" : t("imports.apart", { km: formatKilometres(one.distanceKm, i18n.language) }),
    ]
      .filter(Boolean)
      .join(" · ");
  const records = duplicates.filter((one) => one.id !== null);
  const options = [
    ...(outcome === "skipped"
      ? [{ value: UNDECIDED, label: t("imports.take.leftOut") }]
      : [
          { value: UNDECIDED, label: t("imports.take.undecided") },
          { value: "skip", label: t("imports.take.skip") },
        ]),
    { value: "create", label: t("imports.take.create") },
    ...records.map((one) => ({ value: `update ${one.id}`, label: t("imports.take.update", { name: one.name }) })),
  ];
  const decide = (value: string) => {
    const [take = "", id] = value.split(" ");
    decisions.decide(line, value === UNDECIDED ? undefined : { ...decisionOf(line, take, id), of: outcome });
  };
  return (
    <>
      <ul className="import-facts">
        {duplicates.map((one) => (
          <li key={`${one.id} ${one.line}`}>
            {one.id === null ? (
              t("imports.likeLine", { line: one.line, name: one.name })
            ) : (
              <Link to={`/admin/${noun}/${one.id}`}>{one.name}</Link>
            )}{" "}
            <span className="quiet">{place(one)}</span>{" "}
            {one.score === null ? (
              <Reasons reasons={one.reasons} />
            ) : (
              <Likeness score={one.score} reasons={one.reasons} />
            )}
          </li>
        ))}
      </ul>
      {isOpen && (
        <Select
          className="import-decision"
          aria-label={t("imports.decide", { line, name })}
          value={decision ? [decision.take, decision.id].filter(Boolean).join(" ") : UNDECIDED}
          options={options}
          onChange={decide}
        />
      )}
    </>
  );
}

function decisionOf(line: number, take: string, id: string | undefined): DuplicateDecision {
  if (take === "update" && id) return { line, take, id: Number(id) };
  return { line, take: take === "create" ? "create" : "skip" };
}
