import { useTranslation } from "react-i18next";
import { inWordsOf } from "../temple/recordWording";

const rules = ["answer", "cancel", "move", "hold"] as const;

/** How a booking is answered, cancelled, moved and kept; said before anything is paid. */
export function Rules({ tradition }: { tradition: string | null | undefined }) {
  const { t } = useTranslation();
  return (
    <section className="booking-rules">
      <h2>{t("booking.rules")}</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{inWordsOf(t, tradition, `booking.rule.${rule}`)}</li>
        ))}
      </ul>
    </section>
  );
}
