import { Checkbox, Select } from "antd";
import { useTranslation } from "react-i18next";
import type { ImportRow } from "../../contract/imports";
import type { Decisions } from "./useDecisions";

type RowDecisionProps = { row: ImportRow; decisions: Decisions };

const UNDECIDED = "";

/** Whether a row goes in: one that would be written is left out, one that moves a temple waits for a word. */
export function RowDecision({ row: { id, line, name, outcome }, decisions }: RowDecisionProps) {
  const { t } = useTranslation();
  const take = decisions.of(line)?.take;
  if (outcome === "created" || outcome === "updated")
    return (
      <Checkbox
        checked={take === "skip"}
        aria-label={t("imports.leaveRowOut", { line, name })}
        onChange={({ target }) =>
          decisions.decide(line, target.checked ? { line, take: "skip", of: outcome } : undefined)
        }
      >
        {t("imports.leaveRow")}
      </Checkbox>
    );
  if (outcome !== "moved") return null;
  return (
    <Select
      className="import-decision"
      aria-label={t("imports.decide", { line, name })}
      value={take ?? UNDECIDED}
      options={[
        { value: UNDECIDED, label: t("imports.take.undecided") },
        { value: "skip", label: t("imports.take.skip") },
        { value: "update", label: t(id === null ? "imports.take.asItStands" : "imports.take.move") },
      ]}
      onChange={(value) =>
        decisions.decide(line, value === "skip" || value === "update" ? { line, take: value, of: outcome } : undefined)
      }
    />
  );
}
