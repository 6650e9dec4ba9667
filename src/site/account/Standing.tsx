import { useTranslation } from "react-i18next";
import { formatDate } from "../../client/formatDate";
import type { ContributionStatus } from "../../contract/contributions";
import { Icon, type IconName } from "../ui/Icon";

const icons: Record<ContributionStatus, IconName> = { pending: "clock", approved: "check", rejected: "close" };

type StandingProps = { item: { status: ContributionStatus; reason: string | null; createdAt: string } };

/** Where a contribution stands, since when, and why it was not taken. */
export function Standing({ item: { status, reason, createdAt } }: StandingProps) {
  const { t, i18n } = useTranslation();
  return (
    <div className="standing">
      <span className={`badge ${status}`}>
        <Icon name={icons[status]} />
        {t(`profile.status.${status}`)}
      </span>
      <small className="soft">{t("profile.sentOn", { date: formatDate(createdAt, i18n.language) })}</small>
      {reason && <p>{t("profile.reason", { reason })}</p>}
    </div>
  );
}
