import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { HttpError } from "../../client/errors";
import type { PublicTemple } from "../../contract/temples";
import { Kolam } from "../components/Kolam";
import { EmptyState, Notice } from "../components/Notice";
import { SectionHead } from "../components/SectionHead";
import { TempleAbout, TempleFacts } from "../components/TempleFacts";
import { TempleGallery } from "../components/TempleGallery";
import { TempleGrid } from "../components/TempleGrid";
import { TempleHero } from "../components/TempleHero";
import { TempleSkeleton } from "../components/TempleSkeleton";
import { templeJsonLd } from "../components/templeJsonLd";
import { nameIn, placeIn, templePath } from "../components/wording";
import { useHead } from "../head";
import type { LoadAnswer, LoadContext } from "../page";
import { nearbyOnTemple, useSite } from "../queries";

export async function load({ queryClient, queries, params: { id = "" } }: LoadContext): Promise<LoadAnswer> {
  try {
    const temple = await queryClient.fetchQuery(queries.temple(id));
    if (!/^\d+$/.test(id) && id !== temple.slug) return { redirect: templePath(temple) };
    const position = positionOf(temple);
    if (position) await queryClient.prefetchQuery(queries.nearby(position, nearbyOnTemple));
    return undefined;
  } catch (error) {
    const status = error instanceof HttpError ? error.statusCode : 0;
    return { status: status === 404 || status === 400 ? 404 : 503 };
  }
}

/** `/temple/{id or slug}` */
export function Page() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const { queries } = useSite();
  const { data: temple, error, refetch } = useQuery(queries.temple(id));
  if (temple) return <Temple temple={temple} />;
  if (!error) return <TempleSkeleton />;
  const missing = error instanceof HttpError && (error.statusCode === 404 || error.statusCode === 400);
  return (
    <div className="wrap section">
      {missing ? (
        <EmptyState title={t("temple.notFound")}>
          <Link className="button" to="/search">
            {t("home.explore")}
          </Link>
        </EmptyState>
      ) : (
        <Notice tone="bad" role="alert">
          <p>{t("temple.failed")}</p>
          <button type="button" className="button small" onClick={() => void refetch()}>
            {t("retry")}
          </button>
        </Notice>
      )}
    </div>
  );
}

function Temple({ temple }: { temple: PublicTemple }) {
  const { t, i18n } = useTranslation();
  const name = nameIn(i18n.language, temple);
  useHead({
    title: `${name}, ${temple.city}`,
    description: temple.description ?? t("temple.headDescription", { name, place: placeIn(t, temple) }),
    canonical: templePath(temple),
    image: temple.image ?? undefined,
    type: "place",
    jsonLd: templeJsonLd(temple),
  });
  return (
    <div className="wrap temple-page">
      <TempleHero temple={temple} />
      <div className="temple-columns">
        <div className="temple-main">
          <TempleAbout temple={temple} />
          <TempleGallery temple={temple} name={name} />
        </div>
        <TempleFacts temple={temple} />
      </div>
      <Around temple={temple} />
    </div>
  );
}

function Around({ temple }: { temple: PublicTemple }) {
  const { t } = useTranslation();
  const { queries } = useSite();
  const position = positionOf(temple);
  const { data } = useQuery({
    ...queries.nearby(position ?? { latitude: 0, longitude: 0 }, nearbyOnTemple),
    enabled: position !== undefined,
  });
  const others = data?.filter((other) => other.id !== temple.id).slice(0, 3);
  if (!position || others?.length === 0) return null;
  return (
    <>
      <Kolam />
      <section className="section" aria-labelledby="around-title">
        <SectionHead id="around-title" title={t("temple.around")} />
        <TempleGrid temples={others} expected={3} />
      </section>
    </>
  );
}

function positionOf({ latitude, longitude }: PublicTemple) {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}
