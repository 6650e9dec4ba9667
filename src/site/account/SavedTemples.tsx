import { useQueries } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { favourites } from "../../client/favourites";
import { cardsAtOnce, useSite } from "../queries";
import { TempleGrid } from "../temple/TempleGrid";
import { EmptyState, Notice } from "../ui/Notice";

type Level = { level: 2 | 3 };

/** The temples saved on this device, the newest first; `level` is that of the heading which says that there are none. */
export function SavedTemples({ level }: Level) {
  const { t } = useTranslation();
  const { queries } = useSite();
  const saved = useSyncExternalStore(favourites.subscribe, favourites.get, favourites.getServer);
  const [parts, setParts] = useState(1);
  const ids = [...saved].reverse().slice(0, parts * cardsAtOnce);
  const read = useQueries({
    queries: chunksOf(ids, cardsAtOnce).map((part) => ({ ...queries.cards(part), keepPreviousData: true })),
  });
  const failed = read.find(({ error }) => error);
  // while one is taken off, the parts before and after may both hold its neighbour
  const data = [...new Map(read.flatMap((part) => part.data ?? []).map((temple) => [temple.id, temple])).values()];
  const temples = read.some((part) => part.data) ? data.filter(({ id }) => saved.includes(id)) : undefined;
  const isRead = read.every((part) => part.data);

  if (ids.length === 0 || (isRead && temples?.length === 0)) return <NoneSaved level={level} />;
  return (
    <>
      {(temples || !failed) && <TempleGrid temples={temples} expected={ids.length} />}
      {failed && (
        <Notice tone="bad" role="alert">
          <p>{t("offline.saved.failed")}</p>
          <button type="button" className="button small" onClick={() => void failed.refetch()}>
            {t("retry")}
          </button>
        </Notice>
      )}
      {ids.length < saved.length && isRead && (
        <p className="center">
          <button type="button" className="button quiet" onClick={() => setParts(parts + 1)}>
            {t("search.loadMore")}
          </button>
        </p>
      )}
    </>
  );
}

const chunksOf = (ids: readonly number[], size: number) =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size));

function NoneSaved({ level }: Level) {
  const { t } = useTranslation();
  return (
    <EmptyState title={t("offline.saved.empty")} level={level}>
      <p>{t("offline.saved.emptyText")}</p>
      <Link className="button" to="/search">
        {t("offline.saved.explore")}
      </Link>
    </EmptyState>
  );
}
