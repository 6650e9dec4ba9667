import { useTranslation } from "react-i18next";
import { formatNumber, formatPaise } from "../../client/format";

/** What else an entry tells, such as the counts of an import. */
export function Facts({ facts }: { facts: Record<string, unknown> }) {
  const { t, i18n } = useTranslation();
  const told = Object.entries(facts).filter(([, value]) => value !== null && value !== "");
  if (told.length === 0) return null;
  return (
    <dl className="changes">
      {told.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`history.fields.${name}`, { defaultValue: name })}</dt>
          <dd>{inWords(name, value, i18n.language)}</dd>
        </div>
      ))}
    </dl>
  );
}

function inWords(name: string, value: unknown, language: string): string {
  if (name === "amountPaise" && typeof value === "number") return formatPaise(value, language);
  if (typeof value === "number") return formatNumber(value, language);
  if (typeof value === "string") return value;
  return Array.isArray(value) ? value.join(", ") : JSON.stringify(value);
}
