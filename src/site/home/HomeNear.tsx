import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { useGrantedPlace, usePlace } from "../nearby/usePlace";
import { nearbyOnHome, useSite } from "../queries";
import { TempleGrid } from "../temple/TempleGrid";
import { Icon } from "../ui/Icon";
import { EmptyState, Notice } from "../ui/Notice";
import { SectionHead } from "../ui/SectionHead";
import { useTrouble } from "../ui/useTrouble";
import { HomeNearMap } from "./HomeNearMap";

export const nearTabs = ["all", "nearby", "popular", "festivals", "auspicious"] as const;
export type NearTab = (typeof nearTabs)[number];

/** Temples around the visitor, or around Bangalore until the visitor's place is known. */
export function HomeNear({ tab, onTab }: { tab: NearTab; onTab: (tab: NearTab) => void }) {
  const { t } = useTranslation();
  const { status, locate } = usePlace();
  useGrantedPlace();
  return (
    <section className="wrap section" id="near" aria-labelledby="near-title">
      <SectionHead
        id="near-title"
        title={t("home.near.title")}
        lead={t(status === "success" ? "home.near.aroundYou" : "home.near.aroundBangalore")}
      >
        {status !== "success" && (
          <button type="button" className="button quiet" onClick={() => void locate()} disabled={status === "checking"}>
            <Icon name="locate" />
            {t(status === "checking" ? "home.near.checking" : "home.near.useMine")}
          </button>
        )}
      </SectionHead>
      {status === "not-secure" && <Notice tone="warn">{t("home.location.notSecure")}</Notice>}
      {status === "failed" && <Notice tone="note">{t("home.location.failed")}</Notice>}
      <fieldset className="tabs">
        <legend className="sr">{t("home.near.filters")}</legend>
        {nearTabs.map((each) => (
          <button key={each} type="button" className="chip" aria-pressed={each === tab} onClick={() => onTab(each)}>
            {t(`search.filters.${each}`)}
          </button>
        ))}
      </fieldset>
      <NearList tab={tab} />
    </section>
  );
}

function NearList({ tab }: { tab: NearTab }) {
  const { t } = useTranslation();
  const { queries } = useSite();
  const { position } = usePlace();
  const byPlace = tab === "all" || tab === "nearby";
  const nearby = useQuery({ ...queries.nearby(position, nearbyOnHome), enabled: byPlace });
  const listed = useQuery({
    ...queries.search({ filter: tab, size: nearbyOnHome.size }),
    enabled: !byPlace,
  });
  const { error, refetch } = byPlace ? nearby : listed;
  useTrouble(error ? t("home.near.failed", { reason: errorText(error, t) }) : undefined);
  const temples = byPlace ? nearby.data : listed.data?.temples;
  if (error && !temples) {
    return (
      <Notice tone="bad">
        <p>{t("search.nearbyFailed")}</p>
        <button type="button" className="button small" onClick={() => void refetch()}>
          {t("retry")}
        </button>
      </Notice>
    );
  }
  if (temples?.length === 0) return <EmptyState title={t("empty.noTemples")} />;
  return (
    <>
      <TempleGrid temples={temples} expected={nearbyOnHome.size} />
      <HomeNearMap temples={temples} />
    </>
  );
}
