import { BankOutlined, SafetyOutlined, TeamOutlined, UserAddOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatNumber } from "../../client/format";
import type { StatCard } from "../../contract/admin";

const icons = {
  temple: <BankOutlined aria-hidden />,
  verified: <SafetyOutlined aria-hidden />,
  users: <TeamOutlined aria-hidden />,
  recent: <UserAddOutlined aria-hidden />,
} as const;

/** The answer names its figures too, but in the language it was asked in, which may have been changed since. */
const labels = { temple: "temples", verified: "verified", users: "users", recent: "recentUsers" } as const;

/** Real counts; one that counts a list leads to it. */
export function StatCards({ cards }: { cards: StatCard[] }) {
  return (
    <div className="stat-cards">
      {cards.map((card) =>
        card.link ? (
          <Link key={card.label} to={card.link} className={`stat-card stat-${card.color}`}>
            <CardFace card={card} />
          </Link>
        ) : (
          <div key={card.label} className={`stat-card stat-${card.color}`}>
            <CardFace card={card} />
          </div>
        ),
      )}
    </div>
  );
}

function CardFace({ card }: { card: StatCard }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <span className="stat-icon" aria-hidden="true">
        {icons[card.icon]}
      </span>
      <span>
        <strong>{formatNumber(card.value, i18n.language)}</strong>
        <span>{t(`dashboard.stats.${labels[card.icon]}`)}</span>
      </span>
    </>
  );
}
