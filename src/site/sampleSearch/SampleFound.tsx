import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatRating } from "../../client/format";
import { Distance } from "../temple/Distance";
import { CardSkeletons } from "../temple/TempleGrid";
import { nameIn, wordIn } from "../temple/wording";
import { Icon } from "../ui/Icon";
import { EmptyState, Notice } from "../ui/Notice";
import type { FoundSample } from "./matchSamples";
import { SampleFrame } from "./SampleFrame";
import { emptySample, needsPlace } from "./sampleState";
import type { Samples } from "./useSamples";

/** The list in each of its states: error, loading, empty, found. */
export function SampleFound({ temples, error, state, change, retry }: Samples) {
  const { t } = useTranslation();
  if (error) {
    return (
      <Notice tone="bad" role="alert">
        <p>{t("search.failed")}</p>
        <button type="button" className="button small" onClick={retry}>
          {t("retry")}
        </button>
      </Notice>
    );
  }
  if (!temples) return <CardSkeletons count={6} />;
  if (temples.length === 0) {
    return (
      <EmptyState title={t("samples.empty")}>
        <p className="soft">{t("samples.emptyHint")}</p>
        <button type="button" className="button" onClick={() => change(emptySample)}>
          {t("search.clearFilters")}
        </button>
      </EmptyState>
    );
  }
  return (
    <ul className="grid">
      {temples.map((temple) => (
        <li key={temple.id}>
          <SampleCard temple={temple} showDistance={needsPlace(state)} />
        </li>
      ))}
    </ul>
  );
}

/** It leads to the full search: the sample itself is no record and has no page. */
function SampleCard({ temple, showDistance }: { temple: FoundSample; showDistance: boolean }) {
  const { t, i18n } = useTranslation();
  const name = nameIn(i18n.language, temple);
  const city = nameIn(i18n.language, { name: temple.city, nameHi: temple.cityHi, nameKn: temple.cityKn });
  const rating = formatRating(temple.rating, i18n.language);
  return (
    <SampleFrame name={name} art={{ id: temple.id, tradition: "Hindu", setting: null, state: temple.state }}>
      <p className="card-line">
        <Icon name="pin" />
        <span>
          {city}, {wordIn(t, "states", temple.state)}
        </span>
        {showDistance && <Distance km={temple.distanceKm} isAbout={false} />}
      </p>
      <p className="card-line">
        <Icon name="star" filled />
        <span>{t("samples.rating", { rating })}</span>
      </p>
      <div className="card-foot">
        <span className="tag">{t(`samples.filters.${temple.deity}`)}</span>
        <Link className="card-link" to={`/search?q=${encodeURIComponent(name)}`}>
          {t("home.samples.search")}
          <Icon name="arrow" />
        </Link>
      </div>
    </SampleFrame>
  );
}
