import { Button, Radio } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import type { Import, ImportApply } from "../../contract/imports";
import type { Decisions } from "./useDecisions";

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
  const { created, updated, failed, duplicates } = job.counts;
  const [mode, setMode] = useState<ImportApply["mode"]>(failed > 0 ? "valid" : "all");
  const [others, setOthers] = useState<"create" | "skip">("skip");
  const decided = decisions.all.filter(({ take }) => take !== "skip").length;
  const skipped = decisions.all.length - decided;
  const taken = duplicates > 0 ? decided + (others === "create" ? duplicates - decided - skipped : 0) : 0;
  const count = created + updated + taken;
  const isRefused = mode === "all" && failed > 0;
  const apply = () => onApply({ mode, ...(duplicates > 0 && { duplicates: others, rows: [...decisions.all] }) });
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
      {isRefused && <p className="import-refused">{t("imports.apply.refused")}</p>}
      <div className="row-actions">
        <Button type="primary" disabled={isRefused || count === 0} loading={isSending} onClick={apply}>
          {t("imports.apply.now", { count, formatted: formatNumber(count, i18n.language) })}
        </Button>
        <Button disabled={isSending} onClick={onDiscard}>
          {t("imports.discard")}
        </Button>
      </div>
    </section>
  );
}
