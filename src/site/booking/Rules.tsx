import { useTranslation } from "react-i18next";

const rules = ["answer", "cancel", "move", "hold"] as const;

/** How a booking is answered, cancelled, moved and kept; said before anything is paid. */
export function Rules() {
  const { t } = useTranslation();
  return (
    <section className="booking-rules">
      <h2>{t("booking.rules")}</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{t(`booking.rule.${rule}`)}</li>
        ))}
      </ul>
    </section>
  );
}
