import { useState } from "react";
import { useTranslation } from "react-i18next";
import { defaultPosition } from "../../client/geolocation";
import { civilDateOf } from "../../domain/dates";
import { HomeHero } from "../components/HomeHero";
import { HomeNear, type NearTab } from "../components/HomeNear";
import { HomeCategories, HomeFeatured, HomeGuidance } from "../components/HomeSections";
import { HomeStats } from "../components/HomeStats";
import { Kolam } from "../components/Kolam";
import { Notice } from "../components/Notice";
import { useHome } from "../components/useHome";
import { usePlace } from "../components/usePlace";
import { HomeFestivals } from "../festivals/HomeFestivals";
import { useHead } from "../head";
import type { LoadContext } from "../page";
import { HomePanchang, homePlace } from "../panchang/HomePanchang";
import { nearbyOnHome } from "../queries";

export async function load({ queryClient, queries, language }: LoadContext): Promise<undefined> {
  await Promise.all([
    queryClient.prefetchQuery(queries.home()),
    queryClient.prefetchQuery(queries.panchangToday(homePlace)),
    queryClient.prefetchQuery(queries.comingFestivals(civilDateOf(Date.now()), language)),
    queryClient.prefetchQuery(queries.nearby(defaultPosition, nearbyOnHome)),
  ]);
}

/** `/`: the warm home page. */
export function Page() {
  const { t } = useTranslation();
  const { data, failed, reload } = useHome();
  const { locate } = usePlace();
  const [tab, setTab] = useState<NearTab>("all");
  useHead({
    title: t("home.headTitle"),
    description: t("home.headDescription"),
    canonical: "/",
    jsonLd: { "@context": "https://schema.org", "@type": "WebSite", name: t("brand"), description: t("tagline") },
  });

  const onNearMe = async () => {
    setTab("nearby");
    document.getElementById("near")?.scrollIntoView();
    await locate();
  };
  const onTab = (next: NearTab) => {
    setTab(next);
    if (next === "all") reload();
    if (next === "nearby") void locate();
  };
  return (
    <>
      <HomeHero onNearMe={() => void onNearMe()} />
      {failed && (
        <div className="wrap">
          <Notice tone="bad" role="alert">
            <p>{t("home.failed")}</p>
            <button type="button" className="button small" onClick={reload}>
              {t("retry")}
            </button>
          </Notice>
        </div>
      )}
      <HomeStats stats={data?.stats} failed={failed || (data !== undefined && data.stats === undefined)} />
      <HomeFeatured temples={data?.featured} failed={failed} />
      <HomeGuidance cards={failed ? [] : (data?.guidance ?? [])} />
      <HomeNear tab={tab} onTab={onTab} />
      <Kolam />
      <HomeCategories />
      <HomeFestivals />
      <Kolam />
      <HomePanchang />
    </>
  );
}
