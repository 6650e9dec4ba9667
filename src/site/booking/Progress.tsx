import { useTranslation } from "react-i18next";

const steps = ["details", "payment", "done"] as const;
export type Step = (typeof steps)[number];

/** Which of the three steps this is. */
export function Progress({ step }: { step: Step }) {
  const { t } = useTranslation();
  return (
    <ol className="booking-steps" aria-label={t("booking.progress")}>
      {steps.map((each, at) => (
        <li key={each} aria-current={each === step ? "step" : undefined}>
          <span>{at + 1}</span> {t(`booking.steps.${each}`)}
        </li>
      ))}
    </ol>
  );
}
