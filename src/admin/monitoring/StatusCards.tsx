import "../dashboard/dashboard.css";
import {
  CheckCircleOutlined,
  ClusterOutlined,
  DatabaseOutlined,
  TeamOutlined,
  WarningOutlined,
} from "@ant-design/icons";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BusinessMetrics, HealthMetrics } from "../../contract/monitoring";
import { useUnits } from "./useUnits";

type StatusCardsProps = { health?: HealthMetrics; business?: BusinessMetrics };

/** How the server stands, in four figures. */
export function StatusCards({ health, business }: StatusCardsProps) {
  const { t } = useTranslation();
  const { count, minutes, percent, megabytes } = useUnits();
  const memory = health?.memory_usage;
  return (
    <div className="stat-cards">
      {health && (
        <StatusCard
          color={health.status === "UP" ? "green" : "gold"}
          icon={health.status === "UP" ? <CheckCircleOutlined aria-hidden /> : <WarningOutlined aria-hidden />}
          value={t(`monitoring.status.${health.status}`)}
          label={t("monitoring.system")}
          notes={[
            ...health.reasons.map((reason) => t(reason)),
            t("monitoring.uptime", { value: minutes(health.uptime) }),
          ]}
        />
      )}
      {business && (
        <StatusCard
          color="purple"
          icon={<TeamOutlined aria-hidden />}
          value={count(business.active_users)}
          label={t("monitoring.activeUsers")}
          notes={[t("monitoring.business.users")]}
        />
      )}
      {memory && (
        <StatusCard
          color="blue"
          icon={<DatabaseOutlined aria-hidden />}
          value={percent(memory.usage_percentage)}
          label={t("monitoring.memoryUsed")}
          notes={[t("monitoring.of", { value: megabytes(memory.used_mb), most: megabytes(memory.max_mb) })]}
        />
      )}
      {health && health.thread_count !== null && (
        <StatusCard
          color="gold"
          icon={<ClusterOutlined aria-hidden />}
          value={count(health.thread_count)}
          label={t("monitoring.threads")}
          notes={[t("monitoring.threadsHint")]}
        />
      )}
    </div>
  );
}

type StatusCardProps = { color: string; icon: ReactNode; value: string; label: string; notes: string[] };

function StatusCard({ color, icon, value, label, notes }: StatusCardProps) {
  return (
    <div className={`stat-card stat-${color}`}>
      <span className="stat-icon" aria-hidden="true">
        {icon}
      </span>
      <span>
        <strong>{value}</strong>
        <span>{label}</span>
        {notes.map((note) => (
          <span key={note} className="quiet status-note">
            {note}
          </span>
        ))}
      </span>
    </div>
  );
}
