import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { festivalTypes } from "../../contract/vocabulary";
import { useFollowed } from "../search/useFollowed";
import { festivalsAddress, type ListFilters } from "./filters";
import { regionName } from "./when";

type FestivalFilterFormProps = { filters: ListFilters; regions: readonly string[] };

/** Kinds as links, regions as a native list: both work without scripts. */
export function FestivalFilterForm({ filters, regions }: FestivalFilterFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { year, type, region = "" } = filters;
  const [chosen, choose] = useFollowed(region);
  const kinds = [undefined, ...festivalTypes];
  const known = region && !regions.includes(region) ? [...regions, region] : regions;
  return (
    <div className="festival-filters">
      <nav className="tabs" aria-label={t("festivalPages.type")}>
        {kinds.map((kind) => (
          <Link
            key={kind ?? "all"}
            className="chip"
            to={festivalsAddress({ ...filters, type: kind })}
            aria-current={kind === type ? "true" : undefined}
          >
            {t(`festivalPages.types.${kind ?? "all"}`)}
          </Link>
        ))}
      </nav>
      <form noValidate className="field inline" action="/festivals" method="get">
        <input type="hidden" name="year" value={year} />
        {type && <input type="hidden" name="type" value={type} />}
        <label htmlFor="festival-region">{t("festivalPages.region")}</label>
        <select
          id="festival-region"
          name="region"
          value={chosen}
          onChange={(event) => {
            choose(event.target.value);
            navigate(festivalsAddress({ ...filters, region: event.target.value || undefined }));
          }}
        >
          <option value="">{t("festivalPages.anyRegion")}</option>
          {known.map((name) => (
            <option key={name} value={name}>
              {regionName(t, name)}
            </option>
          ))}
        </select>
        <noscript>
          <button type="submit" className="button small">
            {t("festivalPages.show")}
          </button>
        </noscript>
      </form>
    </div>
  );
}
