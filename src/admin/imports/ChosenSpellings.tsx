import { Button } from "antd";
import { useTranslation } from "react-i18next";
import type { Repairs } from "./repairs";

type ChosenSpellingsProps = { field: string; repairs: Repairs };

/** What was chosen for values of a field, each to be taken back. */
export function ChosenSpellings({ field, repairs }: ChosenSpellingsProps) {
  const { t } = useTranslation();
  const chosen = repairs.spellingsOf(field);
  if (chosen.length === 0) return null;
  return (
    <section aria-label={t("imports.facets.chosen")}>
      <strong>{t("imports.facets.chosen")}</strong>
      <ul className="import-values">
        {chosen.map(({ from = "", value }) => (
          <li key={from}>
            <span className="import-repaired">
              <del>{from}</del> → <ins>{value}</ins>
            </span>
            {repairs.isOpen && (
              <Button
                size="small"
                aria-label={t("imports.facets.takeBack", { value: from })}
                onClick={() => repairs.takeSpellingBack(field, from)}
              >
                {t("imports.facets.takeBackShort")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
