import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { favourites } from "../../client/favourites";
import type { TempleCard } from "../../contract/temples";
import { TempleGrid } from "../temple/TempleGrid";
import { EmptyState } from "../ui/Notice";
import { SectionHead } from "../ui/SectionHead";

/** Those of the featured temples that this device has saved. */
export function HomeSaved({ featured }: { featured?: readonly TempleCard[] }) {
  const { t } = useTranslation();
  const saved = useSyncExternalStore(favourites.subscribe, favourites.get, favourites.getServer);
  const temples = (featured ?? []).filter(({ id }) => saved.includes(id));
  const explore = (
    <Link className="button quiet" to="/search">
      {t("home.saved.explore")}
    </Link>
  );
  return (
    <section className="wrap section" aria-labelledby="saved-title">
      <SectionHead id="saved-title" title={t("home.saved.title")} lead={t("home.saved.lead")} />
      {temples.length > 0 ? (
        <>
          <TempleGrid temples={temples} />
          <p className="center">{explore}</p>
        </>
      ) : (
        <EmptyState title={t("empty.noTemples")}>{explore}</EmptyState>
      )}
    </section>
  );
}
