import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatNumber } from "../../client/format";
import { EmptyState, Notice } from "../components/Notice";
import { NearbyRow } from "./NearbyRow";
import { nearbyAddress, widerRadius } from "./nearbyState";
import type { Nearby } from "./useNearby";

type NearbyListProps = Nearby & { selectedId: number | undefined; onSelect?: (id: number) => void };

/** How many were found, and each of them; `onSelect` where there is a map to show them on. */
export function NearbyList({ selectedId, onSelect, ...nearby }: NearbyListProps) {
  const { t, i18n } = useTranslation();
  const { temples, total, state, around, error, isFetching, retry } = nearby;
  return (
    <section className="near-list" aria-labelledby="near-found" aria-busy={isFetching}>
      <div aria-live="polite">
        <h2 id="near-found" className="results-title">
          {temples
            ? t("nearby.found", { count: total, number: formatNumber(total, i18n.language) })
            : t("search.resultsTitle")}
        </h2>
        <p className="soft">{t(`nearby.within.${around}`, { km: state.radiusKm })}</p>
      </div>
      {error ? (
        <Notice tone="bad" role="alert">
          <p>{t("nearby.failed")}</p>
          <button type="button" className="button small" onClick={retry}>
            {t("retry")}
          </button>
        </Notice>
      ) : null}
      {!temples && !error && <RowSkeletons />}
      {temples?.length === 0 && <NothingNear {...nearby} />}
      {temples && temples.length > 0 && (
        <ul className="near-rows">
          {temples.map((temple) => (
            <li key={temple.id}>
              <NearbyRow temple={temple} isSelected={temple.id === selectedId} onSelect={onSelect} />
            </li>
          ))}
        </ul>
      )}
      {temples && temples.length < total && (
        <p className="soft">{t("nearby.first", { number: formatNumber(temples.length, i18n.language) })}</p>
      )}
    </section>
  );
}

function NothingNear({ state }: Nearby) {
  const { t } = useTranslation();
  const wider = widerRadius(state.radiusKm);
  return (
    <EmptyState title={t("nearby.empty")}>
      {wider !== undefined && (
        <Link className="button" to={nearbyAddress({ ...state, radiusKm: wider })}>
          {t("nearby.wider")}
        </Link>
      )}
      {(state.type || state.deity) && (
        <Link className="button quiet" to={nearbyAddress({ ...state, type: "", deity: "" })}>
          {t("search.clearFilters")}
        </Link>
      )}
    </EmptyState>
  );
}

function RowSkeletons() {
  const { t } = useTranslation();
  return (
    <div className="near-rows" role="status" aria-label={t("loading")}>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="near-row skeleton" aria-hidden="true">
          <div className="near-picture" />
          <div className="near-text">
            <i className="bar title" />
            <i className="bar" />
            <i className="bar foot" />
          </div>
        </div>
      ))}
    </div>
  );
}
