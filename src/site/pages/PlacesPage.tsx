import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { formatNumber } from "../../client/format";
import type { PlacePage } from "../../contract/browse";
import { BrowseIndex } from "../browse/BrowseIndex";
import { browseQuery, placeQuery } from "../browse/browseQueries";
import { Collection } from "../browse/Collection";
import { listLinks } from "../browse/listLinks";
import { NothingHere, Waiting } from "../browse/Nothing";
import { pageNumber } from "../browse/pageNumber";
import { mostIn, mostlyOf } from "../browse/sentences";
import { templesQuery } from "../browse/templesQuery";
import { placeName, placePath } from "../browse/words";
import type { LoadAnswer, LoadContext } from "../page";
import { useSite } from "../queries";
import { templePath } from "../temple/wording";

export const failed = "browse.failed";

const pathOf = ({ state, place }: Readonly<Record<string, string | undefined>>) =>
  [state, place].filter(Boolean).join("/");

export async function load({ queryClient, queries, http, params, search }: LoadContext): Promise<LoadAnswer> {
  try {
    const path = pathOf(params);
    if (!path) return void (await queryClient.fetchQuery(browseQuery(http)));
    const place = await queryClient.fetchQuery(placeQuery(http, path));
    if (!place) {
      // a temple's own address among those of places
      const temple = params.place ? null : await queryClient.fetchQuery(queries.temple(path));
      return temple ? { redirect: templePath(temple) } : { status: 404, own: true };
    }
    if (place.path !== path) return { redirect: placePath(place) };
    const page = pageNumber(search);
    const [temples] = await Promise.all(
      [page, 1].map((number) => queryClient.fetchQuery(templesQuery(queries, { place: path }, number))),
    );
    return temples?.temples.length === 0 ? { status: 404 } : undefined;
  } catch {
    return { status: 503 };
  }
}

/** `/temples`, `/temples/{state}`, `/temples/{state}/{district or town}` */
export function Page() {
  const path = pathOf(useParams());
  return path ? <PlaceAt key={path} path={path} /> : <BrowseIndex />;
}

function PlaceAt({ path }: { path: string }) {
  const { t } = useTranslation();
  const { http } = useSite();
  const { data: place, error, refetch } = useQuery(placeQuery(http, path));
  if (place) return <Place place={place} />;
  if (place === null) return <NothingHere title={t("browse.notFound")} />;
  return <Waiting error={error} onRetry={() => void refetch()} />;
}

function Place({ place }: { place: PlacePage }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { kind, facets, count, inOwnTown } = place;
  const town = placeName(t, language, place);
  const name = kind === "district" ? t("browse.district", { place: town }) : town;
  const number = formatNumber(count, language);
  const places = place.places.map((one) => ({
    to: placePath(one),
    name: placeName(t, language, one),
    count: one.count,
    kind: one.kind,
  }));
  const linksTo = (wanted: "district" | "town") => places.filter((one) => one.kind === wanted);
  const others = linksTo("town");
  const ownTown = inOwnTown > 0 && others.length > 0 ? [{ name: town, count: inOwnTown }] : [];
  const towns = [...ownTown, ...others].sort((a, b) => b.count - a.count);
  return (
    <Collection
      path={placePath(place)}
      title={t(kind === "district" ? "browse.districtTitle" : "browse.placeTitle", { place: town })}
      filter={{ place: place.path }}
      texts={(best) => ({
        description: t("browse.placeHead", { place: name, number, best }),
        sentences: [
          t("browse.count", { count, number, place: name }),
          best && t(count === 1 ? "browse.bestOne" : "browse.best", { names: best }),
          count > 1 ? mostlyOf(t, language, facets) : "",
          mostIn(t, language, kind === "district" ? towns : places),
        ],
      })}
      crumbs={[
        { name: t("browse.title"), to: "/temples" },
        ...place.within.map((one) => ({ name: placeName(t, language, one), to: placePath(one) })),
      ]}
      facets={facets}
      links={[
        { id: "districts-title", title: t("browse.districts"), links: linksTo("district") },
        { id: "towns-title", title: t("browse.towns"), links: towns },
        { id: "lists-title", title: t("browse.lists"), links: listLinks(language, facets) },
      ]}
    />
  );
}
