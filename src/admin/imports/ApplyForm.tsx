import { Button, Checkbox, Radio } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import type { Import, ImportApply } from "../../contract/imports";
import type { Decisions } from "./useDecisions";
import { useRemarksSeen } from "./useRemarksSeen";
import { doubtfulOf } from "./words";

type ApplyFormProps = {
  job: Import;
  isSending: boolean;
  decisions: Decisions;
  onApply: (choice: ImportApply) => void;
  onDiscard: () => void;
};

/** What of the plan is written. */
export function ApplyForm({ job, isSending, decisions, onApply, onDiscard }: ApplyFormProps) {
  const { t, i18n } = useTranslation();
  const { created, updated, failed, duplicates, moved } = job.counts;
  const [mode, setMode] = useState<ImportApply["mode"]>(failed > 0 ? "valid" : "all");
  const [others, setOthers] = useState<"create" | "skip">("skip");
  const [moves, setMoves] = useState<"update" | "skip">("skip");
  const { count: countOf } = decisions;
  const left = countOf("created", false) + countOf("updated", false);
  const taken = others === "create" ? duplicates - countOf("duplicate", false) : countOf("duplicate", true);
  const movedCount = moves === "update" ? moved - countOf("moved", false) : countOf("moved", true);
  const count = created + updated - left + taken + movedCount + countOf("skipped", true);
  const isRefused = mode === "all" && failed > 0;
  const remarks = doubtfulOf(job);
  const seen = useRemarksSeen(job);
  const mayApply = !isRefused && count > 0 && (remarks === 0 || seen.areSeen);
  const apply = () =>
    onApply({
      mode,
      ...(duplicates > 0 && { duplicates: others }),
      ...(moved > 0 && { moved: moves }),
      rows: [...decisions.all],
      ...(remarks > 0 && { remarksSeen: seen.areSeen }),
    });
  return (
    <section className="panel" aria-label={t("imports.apply.title")}>
      <fieldset className="import-choice">
        <legend>{t("imports.apply.title")}</legend>
        <Radio.Group
          value={mode}
          onChange={({ target }) => setMode(target.value)}
          options={(["all", "valid"] as const).map((value) => ({ value, label: t(`imports.apply.${value}`) }))}
        />
      </fieldset>
      {duplicates > 0 && (
        <fieldset className="import-choice">
          <legend>
            {t("imports.apply.duplicates", { count: duplicates, formatted: formatNumber(duplicates, i18n.language) })}
          </legend>
          <Radio.Group
            value={others}
            onChange={({ target }) => setOthers(target.value)}
            options={(["skip", "create"] as const).map((value) => ({ value, label: t(`imports.take.${value}`) }))}
          />
        </fieldset>
      )}
      {moved > 0 && (
        <fieldset className="import-choice">
          <legend>{t("imports.apply.moved", { count: moved, formatted: formatNumber(moved, i18n.language) })}</legend>
          <Radio.Group
            value={moves}
            onChange={({ target }) => setMoves(target.value)}
            options={[
              { value: "skip", label: t("imports.take.skip") },
              { value: "update", label: t("imports.take.place") },
            ]}
          />
        </fieldset>
      )}
      {isRefused && <p className="import-refused">{t("imports.apply.refused")}</p>}
      {remarks > 0 && (
        <p>
          <Checkbox checked={seen.areSeen} onChange={({ target }) => seen.setSeen(target.checked)}>
            {t("imports.apply.remarks", { count: remarks, formatted: formatNumber(remarks, i18n.language) })}
          </Checkbox>
        </p>
      )}
      <div className="row-actions">
        <Button type="primary" disabled={!mayApply} loading={isSending} onClick={apply}>
          {t("imports.apply.now", { count, formatted: formatNumber(count, i18n.language) })}
        </Button>
        <Button disabled={isSending} onClick={onDiscard}>
          {t("imports.discard")}
        </Button>
      </div>
    </section>
  );
}
