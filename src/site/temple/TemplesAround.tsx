import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PublicTemple } from "../../contract/temples";
import { MapButton } from "../map/MapButton";
import { nearbyOnTemple, useSite } from "../queries";
import { lazyPart } from "../ui/lazyPart";
import { SectionHead } from "../ui/SectionHead";
import { inWordsOf } from "./recordWording";
import { TempleGrid } from "./TempleGrid";
import { isApproximate } from "./wording";

const AroundMap = lazyPart(async () => (await import("../map/AroundMap")).AroundMap);

const shown = 3;

/** The nearest temples to this one, and the temple among them on a map for those who ask for it. */
export function TemplesAround({ temple }: { temple: PublicTemple }) {
  const { t } = useTranslation();
  const { queries } = useSite();
  const map = useMapWish();
  const position = positionOf(temple);
  const { data, error } = useQuery({
    ...queries.nearby(position ?? { latitude: 0, longitude: 0 }, nearbyOnTemple),
    enabled: position !== undefined,
  });
  const others = data?.filter((other) => other.id !== temple.id).slice(0, shown);
  if (!position || error || others?.length === 0) return null;
  return (
    <section className="temple-around" aria-labelledby="around-title">
      <SectionHead id="around-title" title={inWordsOf(t, temple.tradition, "temple.around")}>
        <MapButton map={map} />
      </SectionHead>
      <TempleGrid temples={others} expected={shown} isFromPlace={isApproximate(temple)} />
      {map.isShown && (
        <div className="around-map">
          <AroundMap temple={temple} position={position} />
        </div>
      )}
    </section>
  );
}

/** Whether the map was asked for. */
function useMapWish() {
  const [isShown, setShown] = useState(false);
  return { isShown, toggle: () => setShown(!isShown) };
}

/** Where the temple is, if that is on record. */
export function positionOf({ latitude, longitude }: Pick<PublicTemple, "latitude" | "longitude">) {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}
