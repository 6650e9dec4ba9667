import "leaflet/dist/leaflet.css";
import { control, map as leafletMap, tileLayer } from "leaflet";
import type { Position } from "../../client/geolocation";
import { zooms } from "./mapView";

export type FrameWords = { zoomIn: string; zoomOut: string; credit: string };
export type TileEvents = { onTiles: (areThere: boolean) => void };

const tiles = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";

/** A position as Leaflet takes it. */
export const point = ({ latitude, longitude }: Position): [number, number] => [latitude, longitude];

/** An OpenStreetMap with nothing on it, as large as `box`; `isInFlow` leaves the wheel and one finger to the page. */
export function openMap(box: HTMLElement, words: FrameWords, { onTiles }: TileEvents, isInFlow: boolean) {
  const animate = !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const isTouched = window.matchMedia("(pointer: coarse)").matches;
  const map = leafletMap(box, {
    zoomAnimation: animate,
    fadeAnimation: animate,
    markerZoomAnimation: animate,
    zoomControl: false,
    maxZoom: zooms.most,
    scrollWheelZoom: !isInFlow,
    dragging: !(isInFlow && isTouched),
  });
  const sized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  sized.observe(box);
  map.on("unload", () => sized.disconnect());
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  map.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');
  tileLayer(tiles, { attribution: words.credit, maxZoom: zooms.most })
    .on("tileload", () => onTiles(true))
    .on("tileerror", () => onTiles(false))
    .addTo(map);
  return { map, animate, remove: () => void map.remove() };
}
