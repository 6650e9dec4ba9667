import { useTranslation } from "react-i18next";

/** Why one cannot go on yet: the labels of what is missing. Its button is described by it. */
export function StillNeeded({ id, labels }: { id: string; labels: readonly string[] }) {
  const { t } = useTranslation();
  if (labels.length === 0) return null;
  return (
    <p id={id} className="soft still-needed">
      {t("booking.stillNeeded", { fields: labels.join(", ") })}
    </p>
  );
}
