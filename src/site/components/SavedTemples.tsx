import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { favourites } from "../../client/favourites";
import { useSite } from "../queries";
import { EmptyState, Notice } from "./Notice";
import { TempleGrid } from "./TempleGrid";

type Level = { level: 2 | 3 };

/** As many as one answer holds. */
export const mostSavedShown = 100;

/** The temples saved on this device, the newest first; `level` is that of the heading which says that there are none. */
export function SavedTemples({ level }: Level) {
  const { t } = useTranslation();
  const { queries } = useSite();
  const saved = useSyncExternalStore(favourites.subscribe, favourites.get, favourites.getServer);
  const ids = [...saved].reverse().slice(0, mostSavedShown);
  const { data, error, refetch } = useQuery({ ...queries.cards(ids), enabled: ids.length > 0, keepPreviousData: true });
  const temples = data?.filter(({ id }) => saved.includes(id));

  if (ids.length === 0 || temples?.length === 0) return <NoneSaved level={level} />;
  if (temples || !error) return <TempleGrid temples={temples} expected={ids.length} />;
  return (
    <Notice tone="bad" role="alert">
      <p>{t("offline.saved.failed")}</p>
      <button type="button" className="button small" onClick={() => void refetch()}>
        {t("retry")}
      </button>
    </Notice>
  );
}

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
