import "./transfer.css";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import type { ImportResult } from "../../contract/importResults";

const figures = ["total", "created", "updated", "skipped", "failed"] as const;

/** The counts of an import, dry run or not; the keyboard goes on here when its button is gone. */
export function ImportFigures({ result }: { result: ImportResult }) {
  const { t, i18n } = useTranslation();
  const figuresRef = useRef<HTMLDListElement>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement?.matches(":disabled");
    if (isLost) figuresRef.current?.focus({ preventScroll: true });
  }, []);
  return (
    <dl className="figures" ref={figuresRef} tabIndex={-1}>
      <div>
        <dt>{t("transfer.dryRun")}</dt>
        <dd>{t(result.dryRun ? "transfer.yes" : "transfer.no")}</dd>
      </div>
      {figures.map((figure) => (
        <div key={figure} className={figure === "failed" && result.failed > 0 ? "figure-bad" : undefined}>
          <dt>{t(`transfer.figures.${figure}`)}</dt>
          <dd>{formatNumber(result[figure], i18n.language)}</dd>
        </div>
      ))}
    </dl>
  );
}
