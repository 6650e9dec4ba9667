import { useTranslation } from "react-i18next";
import { formatRupees } from "../../client/format";
import { readPoojas, readWords } from "../../domain/sharedTemple";

/** The poojas as they are understood while they are typed. */
export function PoojaPreview({ text }: { text: string }) {
  const { t, i18n } = useTranslation();
  const reading = readPoojas(text);
  if ("error" in reading) return <p className="field-error">{t("addTemple.notPooja", { piece: reading.piece })}</p>;
  if (reading.poojas.length === 0) return null;
  return (
    <ul className="poojas preview">
      {reading.poojas.map(({ name, charges }) => (
        <li key={`${name} ${charges}`}>
          <b>{name}</b>
          <span className={charges === null ? "price soft" : "price"}>
            {charges === null ? t("addTemple.noCharges") : formatRupees(charges, i18n.language)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The specialities as they are understood while they are typed. */
export function WordPreview({ text }: { text: string }) {
  const words = readWords(text);
  if (words.length === 0) return null;
  return (
    <ul className="tags preview">
      {words.map((word) => (
        <li key={word} className="tag">
          {word}
        </li>
      ))}
    </ul>
  );
}
