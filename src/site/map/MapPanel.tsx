import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { TempleCard } from "../../contract/temples";
import { Directions } from "../temple/Directions";
import { Distance } from "../temple/Distance";
import { Stars } from "../temple/Stars";
import { isApproximate, nameIn, placeIn, templePath } from "../temple/wording";
import { Icon } from "../ui/Icon";

/** What a map and the panel beside it show of a temple. */
export type MapCard = Pick<
  TempleCard,
  | ("id" | "slug" | "name" | "nameHi" | "nameKn")
  | ("city" | "cityHi" | "cityKn" | "state" | "location")
  | ("rating" | "reviewCount" | "latitude" | "longitude" | "positionPrecision" | "distanceKm")
>;

/** The temple chosen on the map or in the list; it takes the focus. Keyed by the temple, so that each one does. */
export function MapPanel({ temple, onClose }: { temple: MapCard; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { latitude, longitude } = temple;
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="map-panel" aria-labelledby="map-panel-title">
      <div>
        <h3 id="map-panel-title" ref={heading} tabIndex={-1}>
          {nameIn(i18n.language, temple)}
        </h3>
        <button type="button" className="icon-button" aria-label={t("nearby.map.close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <p className="card-line">
        <Icon name="pin" />
        <span>{placeIn(t, i18n.language, temple)}</span>
        <Distance km={temple.distanceKm} isAbout={isApproximate(temple)} />
      </p>
      <Stars rating={temple.rating} count={temple.reviewCount} />
      <div className="row">
        {latitude !== null && longitude !== null && <Directions temple={temple} className="button small" />}
        <a className="button quiet small" href={templePath(temple)} target="_blank" rel="noopener">
          {t("temple.viewDetails")}
        </a>
      </div>
    </section>
  );
}
