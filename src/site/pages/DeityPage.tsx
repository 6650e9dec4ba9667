import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { formatNumber } from "../../client/format";
import type { DeityPage } from "../../contract/browse";
import { deityQuery } from "../browse/browseQueries";
import { Collection } from "../browse/Collection";
import { listLinks } from "../browse/listLinks";
import { NothingHere, Waiting } from "../browse/Nothing";
import { pageNumber } from "../browse/pageNumber";
import { mostIn } from "../browse/sentences";
import { templesQuery } from "../browse/templesQuery";
import { deityName, deityPath, placeName, placePath } from "../browse/words";
import type { LoadAnswer, LoadContext } from "../page";
import { useSite } from "../queries";

export const failed = "browse.failed";

export async function load({ queryClient, queries, http, params, search }: LoadContext): Promise<LoadAnswer> {
  try {
    const { deity: asked = "" } = params;
    const deity = await queryClient.fetchQuery(deityQuery(http, asked));
    if (!deity) return { status: 404, own: true };
    if (deity.deity !== asked) return { redirect: deityPath(deity.deity) };
    const page = pageNumber(search);
    const [temples] = await Promise.all(
      [page, 1].map((number) => queryClient.fetchQuery(templesQuery(queries, { deity: asked }, number))),
    );
    return temples?.temples.length === 0 ? { status: 404 } : undefined;
  } catch {
    return { status: 503 };
  }
}

/** `/deities/{deity}` */
export function Page() {
  const { t } = useTranslation();
  const { deity = "" } = useParams();
  const { http } = useSite();
  const { data, error, refetch } = useQuery(deityQuery(http, deity));
  if (data) return <Deity key={deity} page={data} />;
  if (data === null) return <NothingHere title={t("browse.deityNotFound")} />;
  return <Waiting error={error} onRetry={() => void refetch()} />;
}

function Deity({ page: { deity, count, states, facets } }: { page: DeityPage }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const name = deityName(t, deity);
  const number = formatNumber(count, language);
  const places = states.map((one) => ({ to: placePath(one), name: placeName(t, language, one), count: one.count }));
  return (
    <Collection
      path={deityPath(deity)}
      title={t("browse.deityTitle", { deity: name })}
      filter={{ deity }}
      texts={(best) => ({
        description: t("browse.deityHead", { deity: name, number, best }),
        sentences: [
          t("browse.countDeity", { count, number, deity: name }),
          best && t(count === 1 ? "browse.bestOne" : "browse.best", { names: best }),
          mostIn(t, language, places),
        ],
      })}
      crumbs={[{ name: t("browse.title"), to: "/temples" }]}
      facets={facets}
      links={[
        { id: "places-title", title: t("browse.states"), links: places },
        { id: "lists-title", title: t("browse.lists"), links: listLinks(language, facets) },
      ]}
    />
  );
}
