import "../dashboard/dashboard.css";
import { SafetyOutlined, TeamOutlined, UserAddOutlined, UserOutlined } from "@ant-design/icons";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatNumber } from "../../client/format";
import type { UserStats } from "../../contract/adminUsers";
import { accountRoles } from "../../contract/roles";

const adminRoles = accountRoles.filter((role) => role.endsWith("ADMIN"));

/** Who there is, in four figures; one that counts a list leads to it. */
export function UserCards({ stats }: { stats: UserStats }) {
  const { t } = useTranslation();
  const admins = adminRoles.reduce((sum, role) => sum + stats.usersByRole[role], 0);
  return (
    <div className="stat-cards">
      <Link to="/admin/users" className="stat-card stat-gold">
        <CardFace icon={<TeamOutlined aria-hidden />} value={stats.totalUsers} label={t("users.stats.total")} />
      </Link>
      <Link to="/admin/users?active=true" className="stat-card stat-green">
        <CardFace icon={<UserOutlined aria-hidden />} value={stats.activeUsers} label={t("users.stats.active")} />
      </Link>
      <div className="stat-card stat-blue">
        <CardFace
          icon={<UserAddOutlined aria-hidden />}
          value={stats.recentRegistrations}
          label={t("users.stats.recent")}
        />
      </div>
      <div className="stat-card stat-purple">
        <CardFace icon={<SafetyOutlined aria-hidden />} value={admins} label={t("users.stats.admins")} />
      </div>
    </div>
  );
}

function CardFace({ icon, value, label }: { icon: ReactNode; value: number; label: string }) {
  const { i18n } = useTranslation();
  return (
    <>
      <span className="stat-icon" aria-hidden="true">
        {icon}
      </span>
      <span>
        <strong>{formatNumber(value, i18n.language)}</strong>
        <span>{label}</span>
      </span>
    </>
  );
}
