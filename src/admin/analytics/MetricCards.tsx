import "../dashboard/dashboard.css";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import { changeOf } from "./change";

export type Metric = {
  label: string;
  icon: ReactNode;
  color: "gold" | "green" | "blue" | "purple";
  value: number;
  /** the same of the equal period before; null where that one was not counted whole */
  before: number | null;
  hint?: string;
};

/** Figures of the range, each beside that of the equal period before. */
export function MetricCards({ metrics, days }: { metrics: Metric[]; days: number }) {
  const { i18n } = useTranslation();
  return (
    <div className="stat-cards">
      {metrics.map((metric) => (
        <div key={metric.label} className={`stat-card stat-${metric.color}`}>
          <span className="stat-icon" aria-hidden="true">
            {metric.icon}
          </span>
          <span>
            <strong>{formatNumber(metric.value, i18n.language)}</strong>
            <span>{metric.label}</span>
            {metric.hint && <span className="quiet metric-note">{metric.hint}</span>}
            <ChangeNote value={metric.value} before={metric.before} days={days} />
          </span>
        </div>
      ))}
    </div>
  );
}

type ChangeNoteProps = { value: number; before: number | null; days: number };

function ChangeNote({ value, before, days }: ChangeNoteProps) {
  const { t, i18n } = useTranslation();
  if (before === null) return <span className="quiet metric-note">{t("analytics.change.unknown", { days })}</span>;
  const change = changeOf(value, before, i18n.language);
  return (
    <span className="quiet metric-note">
      {change && <b className={`change-${change.direction}`}>{change.text} </b>}
      {t("analytics.change.before", { days, value: formatNumber(before, i18n.language) })}
    </span>
  );
}
