import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import type { PublicTemple } from "../../contract/temples";
import { useHead } from "../head";
import { liveQuery } from "../live/liveQuery";
import type { LoadAnswer, LoadContext } from "../page";
import { nearbyOnTemple, useSite, useToday } from "../queries";
import { ReportCorrection } from "../temple/corrections/ReportCorrection";
import { TemplePhotos } from "../temple/photos/TemplePhotos";
import { TempleReviews } from "../temple/reviews/TempleReviews";
import { TempleAbout } from "../temple/TempleAbout";
import { TempleArt } from "../temple/TempleArt";
import { TempleCrumbs } from "../temple/TempleCrumbs";
import { TempleFacts } from "../temple/TempleFacts";
import { TempleFestivals } from "../temple/TempleFestivals";
import { TempleHero } from "../temple/TempleHero";
import { TempleLists } from "../temple/TempleLists";
import { preloadLive, TempleLive } from "../temple/TempleLive";
import { TempleSkeleton } from "../temple/TempleSkeleton";
import { positionOf, TemplesAround } from "../temple/TemplesAround";
import { headDescription } from "../temple/templeDescription";
import { nameInTown } from "../temple/templeHead";
import { templeJsonLd } from "../temple/templeJsonLd";
import { nameIn, templePath } from "../temple/wording";
import { Icon } from "../ui/Icon";

export const failed = "temple.failed";
export const preloadParts = preloadLive;

export async function load({ queryClient, queries, http, params: { id = "" } }: LoadContext): Promise<LoadAnswer> {
  try {
    const temple = await queryClient.fetchQuery(queries.temple(id));
    if (!temple) return { status: 404, own: true };
    const isMoved = /^\d+$/.test(id) ? temple.id !== Number(id) : id !== temple.slug;
    if (isMoved) return { redirect: templePath(temple) };
    const position = positionOf(temple);
    await Promise.all([
      queryClient.prefetchQuery(queries.photos(temple.id)),
      queryClient.prefetchInfiniteQuery(queries.reviews(temple.id, "recent")),
      queryClient.prefetchQuery(queries.templeFestivals(temple.id)),
      queryClient.prefetchQuery(liveQuery(http, { templeId: temple.id })),
      preloadLive(),
      position && queryClient.prefetchQuery(queries.nearby(position, nearbyOnTemple)),
    ]);
    return undefined;
  } catch {
    return undefined; // the page says so
  }
}

/** `/temple/{id or slug}` */
export function Page() {
  const { id = "" } = useParams();
  const { queries } = useSite();
  const { data: temple, error, refetch } = useQuery(queries.temple(id));
  if (temple) return <Temple key={temple.id} temple={temple} />;
  if (temple === null) return <NoTemple />;
  return error ? <TempleFailed onRetry={() => void refetch()} /> : <TempleSkeleton />;
}

function Temple({ temple }: { temple: PublicTemple }) {
  const { t, i18n } = useTranslation();
  const today = useToday();
  const [sent, setSent] = useState(0);
  const name = nameIn(i18n.language, temple);
  useHead({
    title: nameInTown(i18n.language, temple),
    description: headDescription(t, i18n.language, temple),
    canonical: templePath(temple),
    image: temple.image ?? undefined,
    type: "place",
    jsonLd: import.meta.env.SSR && templeJsonLd(temple, today, i18n.language),
  });
  return (
    <div className="wrap temple-page">
      <TempleCrumbs temple={temple} />
      <TempleHero temple={temple} sent={sent} />
      <div className="temple-columns">
        <TempleAbout temple={temple} />
        <TempleFacts temple={temple} sent={sent}>
          <ReportCorrection temple={temple} name={name} />
        </TempleFacts>
        <div className="temple-main">
          <TempleLive templeId={temple.id} />
          <TemplesAround temple={temple} />
          <TempleLists lists={temple.lists} />
          <TempleFestivals temple={temple} />
          <TemplePhotos temple={temple} name={name} />
          <TempleReviews templeId={temple.id} onSent={() => setSent((count) => count + 1)} />
        </div>
      </div>
    </div>
  );
}

const quietHill = { id: 42, tradition: "Hindu", setting: "Hill", state: "Uttarakhand" };

function NoTemple() {
  const { t } = useTranslation();
  useHead({ title: t("temple.notFound"), description: t("notFound.text"), isMissing: true });
  return (
    <section className="screen">
      <div className="screen-art">
        <TempleArt temple={quietHill} />
      </div>
      <h1>{t("temple.notFound")}</h1>
      <p>{t("notFound.text")}</p>
      <Link className="button" to="/search">
        {t("home.explore")}
      </Link>
    </section>
  );
}

function TempleFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const title = t("temple.failed");
  useHead({ title, description: title });
  return (
    <section className="screen" role="alert">
      <Icon name="lamp" className="screen-icon" />
      <h1>{title}</h1>
      <button type="button" className="button" onClick={onRetry}>
        {t("retry")}
      </button>
    </section>
  );
}
