import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatNumber } from "../../client/format";
import { defaultPosition } from "../../client/geolocation";
import { useHead } from "../head";
import type { LoadContext } from "../page";
import { SampleChips, SampleForm } from "../sampleSearch/SampleForm";
import { SampleFound } from "../sampleSearch/SampleFound";
import { Notice } from "../ui/Notice";
import "../sampleSearch/sampleSearch.css";
import { needsPlace, readSample } from "../sampleSearch/sampleState";
import { sampleQuery, useSamples } from "../sampleSearch/useSamples";

export async function load({ queryClient, search }: LoadContext): Promise<undefined> {
  await queryClient.prefetchQuery(sampleQuery(readSample(search), defaultPosition, 0));
}

/** `/classic-search`: the simple search, over six temples that are built in. Search engines are asked to pass it by. */
export function Page() {
  const { t, i18n } = useTranslation();
  const samples = useSamples();
  const { temples, state, status } = samples;
  useHead({ title: t("samples.title"), description: t("samples.lead") });
  return (
    <div className="wrap section page-samples">
      <h1>{t("samples.title")}</h1>
      <Notice tone="note">
        <p>
          <b>{t("samples.label")}</b> {t("samples.lead")}
        </p>
        <p>
          <Link to="/search">{t("samples.full")}</Link>
        </p>
      </Notice>
      <SampleForm {...samples} />
      <SampleChips {...samples} />
      {needsPlace(state) && status === "not-secure" && <Notice tone="warn">{t("home.location.notSecure")}</Notice>}
      {needsPlace(state) && status === "failed" && <Notice tone="note">{t("home.location.failed")}</Notice>}
      <h2 className="results-title" aria-live="polite">
        {temples
          ? t("samples.found", { count: temples.length, number: formatNumber(temples.length, i18n.language) })
          : t("search.resultsTitle")}
      </h2>
      <SampleFound {...samples} />
    </div>
  );
}
