import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { HomeFestivals } from "../festivals/HomeFestivals";
import { services } from "../frame/links";
import { useHead } from "../head";
import type { Palette } from "../headTags";
import { LiveToday } from "../live/LiveToday";
import { HomePanchang } from "../panchang/HomePanchang";
import { TodayStrip } from "../panchang/TodayStrip";
import { Kolam } from "../ui/Kolam";
import { Notice } from "../ui/Notice";
import type { HeroChip } from "./chips";
import { HomeAnnouncement } from "./HomeAnnouncement";
import { HomeCategories } from "./HomeCategories";
import { HomeDonation } from "./HomeDonation";
import { HomeGuidance } from "./HomeGuidance";
import { HomeHero } from "./HomeHero";
import { HomeLooks } from "./HomeLooks";
import { HomeNear } from "./HomeNear";
import { HomeSaved } from "./HomeSaved";
import { HomeFeatured } from "./HomeSections";
import { HomeStats } from "./HomeStats";
import { HomeSupport } from "./HomeSupport";
import { useHomePage } from "./useHomePage";

type Home = ReturnType<typeof useHomePage>;

/** Every section of the home page, once; the designs choose and order them. */
const sections = {
  announcement: () => <HomeAnnouncement />,
  stats: ({ data, failed }: Home) => (
    <HomeStats stats={data?.stats} failed={failed || (data !== undefined && data.stats === undefined)} />
  ),
  featured: ({ data, failed }: Home) => <HomeFeatured temples={data?.featured} failed={failed} />,
  saved: ({ data }: Home) => <HomeSaved featured={data?.featured} />,
  guidance: ({ data, failed }: Home) => (
    <HomeGuidance cards={failed ? [] : data?.guidance} isUnread={data !== undefined && !data.guidance} />
  ),
  near: ({ tab, onTab }: Home) => <HomeNear tab={tab} onTab={onTab} />,
  categories: () => <HomeCategories />,
  festivals: () => <HomeFestivals />,
  live: () => <LiveToday />,
  donation: () => (services.donate || services.book) && <HomeDonation />,
  panchang: ({ where, onPlace }: Home) => <HomePanchang where={where} onPick={onPlace} />,
  support: () => <HomeSupport />,
  fixedSupport: () => <HomeSupport isFixed />,
  looks: () => <HomeLooks />,
  line: () => <Kolam />,
} satisfies Record<string, (home: Home) => ReactNode>;

export type Design = {
  /** Its address, and what search engines are told of it. */
  path: "/" | "/divine" | "/classic";
  /** Keys of its title and description. */
  title: string;
  description: string;
  palette: Palette;
  chips: readonly HeroChip[];
  sections: readonly (keyof typeof sections)[];
};

/** One design of the home page: the same opening and the same sections, in its colours and its order. */
export function HomeDesign({ design }: { design: Design }) {
  const { t } = useTranslation();
  const home = useHomePage();
  useHead({
    title: t(design.title),
    description: t(design.description),
    canonical: design.path,
    palette: design.palette,
    jsonLd: import.meta.env.SSR && {
      "@context": "https://schema.org",
      "@type": "WebSite",
      name: t("brand"),
      description: t("tagline"),
    },
  });
  return (
    <>
      <TodayStrip where={home.where} />
      <HomeHero chips={design.chips} onNearMe={home.onNearMe} />
      {home.failed && <HomeFailed onRetry={home.reload} />}
      {design.sections.map((name) => (
        <Fragment key={name}>{sections[name](home)}</Fragment>
      ))}
    </>
  );
}

function HomeFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="wrap">
      <Notice tone="bad" role="alert">
        <p>{t("home.failed")}</p>
        <button type="button" className="button small" onClick={onRetry}>
          {t("retry")}
        </button>
      </Notice>
    </div>
  );
}
