import "../dashboard/dashboard.css";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatNumber } from "../../client/format";
import type { Quality, QualityPlace } from "../../contract/quality";
import { recordParts } from "../../domain/completeness";
import { listOf } from "./listOf";

/** How many temples of each place lack each part; a state leads to its districts. */
export function PlaceTable({ quality, state }: { quality: Quality; state: string | undefined }) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  const filtersOf = ({ name }: QualityPlace) => {
    if (state === undefined) return { state: name ?? undefined };
    return name === null ? { state, missing: "district" } : { state, district: name };
  };
  return (
    <section aria-labelledby="quality-places">
      <h2 id="quality-places">{state === undefined ? t("quality.byState") : t("quality.byDistrict", { state })}</h2>
      <div className="plain-table quality-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{t(state === undefined ? "quality.state" : "quality.district")}</th>
              <th scope="col">{t("quality.temples")}</th>
              <th scope="col">{t("quality.complete")}</th>
              {recordParts.map((part) => (
                <th key={part} scope="col">
                  {t(`temples.findings.${part}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {quality.places.map((place) => (
              <tr key={place.name ?? ""}>
                <th scope="row">
                  {state === undefined && place.name !== null ? (
                    <Link to={`/admin/quality?${new URLSearchParams({ state: place.name })}`}>{place.name}</Link>
                  ) : (
                    (place.name ?? t("quality.unknown"))
                  )}
                </th>
                <td>
                  <Link to={listOf(filtersOf(place))}>{number(place.temples)}</Link>
                </td>
                <td>{place.percent === null ? "—" : `${number(place.percent)} %`}</td>
                {recordParts.map((part) => (
                  <td key={part}>
                    {place.missing[part] ? (
                      <Link to={listOf({ ...filtersOf(place), finding: part })}>{number(place.missing[part])}</Link>
                    ) : (
                      <span className="quiet">0</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
