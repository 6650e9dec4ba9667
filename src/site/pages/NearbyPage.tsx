import { useTranslation } from "react-i18next";
import { defaultPosition } from "../../client/geolocation";
import { useHead } from "../head";
import { Icon } from "../ui/Icon";
import "../map/columns.css";
import { useMapChoice } from "../map/useMapChoice";
import "../nearby/nearby.css";
import { NearbyForm } from "../nearby/NearbyForm";
import { NearbyList } from "../nearby/NearbyList";
import { NearbyMap } from "../nearby/NearbyMap";
import { NearbyPlace } from "../nearby/NearbyPlace";
import { nearbyParams, readNearby } from "../nearby/nearbyState";
import { useNearby } from "../nearby/useNearby";
import type { LoadContext } from "../page";

export async function load({ queryClient, queries, search }: LoadContext): Promise<undefined> {
  const state = readNearby(search);
  const place = state.place ?? defaultPosition;
  const pages = Array.from({ length: state.pages }, (_, at) => nearbyParams(state, at + 1));
  await Promise.all(pages.map((params) => queryClient.prefetchQuery(queries.around(place, params))));
}

/** `/nearby`: temples around the visitor, as a list and on a map. */
export function Page() {
  const { t } = useTranslation();
  const nearby = useNearby();
  const choice = useMapChoice();
  useHead({ title: t("nearby.title"), description: t("nearby.headDescription"), canonical: "/nearby" });
  return (
    <div className="wrap section page-near">
      <h1>{t("nearby.title")}</h1>
      <NearbyPlace {...nearby} />
      <NearbyForm {...nearby} />
      <button
        type="button"
        className="button quiet map-toggle"
        aria-pressed={choice.isShown}
        data-waiting={!choice.isAlive || undefined}
        onClick={choice.toggle}
      >
        <Icon name="pin" />
        {t(choice.isShown ? "nearby.map.hide" : "nearby.map.show")}
      </button>
      <div className="map-columns">
        <NearbyList {...nearby} selectedId={choice.selectedId} onSelect={choice.isAlive ? choice.select : undefined} />
        <NearbyMap {...nearby} choice={choice} />
      </div>
    </div>
  );
}
