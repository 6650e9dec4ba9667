import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatNumber } from "../../client/format";
import { ListFailed } from "../ui/ListFailed";
import { EmptyState } from "../ui/Notice";
import { NearbyRow } from "./NearbyRow";
import { nearbyAddress, widerRadius } from "./nearbyState";
import type { Nearby } from "./useNearby";

type NearbyListProps = Nearby & { selectedId: number | undefined; onSelect?: (id: number) => void };

/** How many were found, and each of them; `onSelect` where there is a map to show them on. */
export function NearbyList({ selectedId, onSelect, ...nearby }: NearbyListProps) {
  const { t, i18n } = useTranslation();
  const { temples, total, state, around, error, isFetching, isOld, retry } = nearby;
  return (
    <section className="near-list" aria-labelledby="near-found" aria-busy={isFetching}>
      <div aria-live="polite">
        <h2 id="near-found" className="results-title">
          {temples && !isOld
            ? t("nearby.found", { count: total, number: formatNumber(total, i18n.language) })
            : t(isOld ? "search.searching" : "search.resultsTitle")}
        </h2>
        <p className="soft">{t(`nearby.within.${around}`, { km: state.radiusKm })}</p>
      </div>
      {error ? <ListFailed text={t("nearby.failed")} error={error} retry={retry} /> : null}
      {!temples && !error && <RowSkeletons />}
      {temples?.length === 0 && !isOld && <NothingNear {...nearby} />}
      {temples && temples.length > 0 && (
        <ul className="near-rows" data-old={isOld || undefined}>
          {temples.map((temple) => (
            <li key={temple.id}>
              <NearbyRow temple={temple} isSelected={temple.id === selectedId} onSelect={onSelect} />
            </li>
          ))}
        </ul>
      )}
      {temples && temples.length < total && !isOld && !error && (
        <div className="near-more">
          <p className="soft">
            {t("nearby.first", {
              number: formatNumber(temples.length, i18n.language),
              total: formatNumber(total, i18n.language),
            })}
          </p>
          <Link
            className="button quiet"
            aria-disabled={isFetching}
            to={nearbyAddress({ ...state, pages: state.pages + 1 })}
            replace
            preventScrollReset
          >
            {t("search.loadMore")}
          </Link>
        </div>
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
      {(state.type || state.deity || state.isExact) && (
        <Link className="button quiet" to={nearbyAddress({ ...state, type: "", deity: "", isExact: false })}>
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
