import { useTranslation } from "react-i18next";
import type { PublicFestival } from "../../contract/festivals";
import { wordIn } from "../temple/wording";
import { regionName, regionsIn } from "./when";

/** Where a festival is kept, and whose it is. */
export function FestivalFacts({ festival: { region, deities } }: { festival: PublicFestival }) {
  const { t } = useTranslation();
  const regions = regionsIn(region);
  return (
    <dl className="festival-facts">
      {regions.length > 0 && (
        <div>
          <dt>{t("festivalPages.one.kept")}</dt>
          <dd>{regions.map((name) => regionName(t, name)).join(", ")}</dd>
        </div>
      )}
      {deities.length > 0 && (
        <div>
          <dt>{t("festivalPages.one.deities")}</dt>
          <dd>{deities.map((name) => deityName(t, name)).join(", ")}</dd>
        </div>
      )}
    </dl>
  );
}

const deityName = (t: ReturnType<typeof useTranslation>["t"], name: string) =>
  t(`festivalPages.deities.${name}`, { defaultValue: wordIn(t, "deities", name) });
