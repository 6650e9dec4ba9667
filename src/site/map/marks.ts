import { divIcon } from "leaflet";

const pin = (shape: string) =>
  `<svg viewBox="0 0 44 52" width="44" height="52" aria-hidden="true"><path class="map-pin-body" d="M22 50C12 38 5 29.5 5 20a17 17 0 0 1 34 0c0 9.5-7 18-17 30Z"/>${shape}</svg>`;
const temple =
  '<path class="map-pin-sign" d="M22 8.5v2.3M19.700 14.3l2.3-3.5 2.3 3.5M18.400 18l1.3-3.700h4.600l1.3 3.700M17.200 21.8 18.400 18h7.200l1.200 3.8M15.5 27v-5.200h13V27M13.5 27h17"/>';

/** A temple's pin; its point is where the temple stands. */
export const templeMark = (isSelected: boolean) =>
  divIcon({
    className: isSelected ? "map-pin selected" : "map-pin",
    html: pin(temple),
    iconSize: [44, 52],
    iconAnchor: [22, 50],
  });

/** Several temples that stand too close to be told apart at this scale. */
export const clusterMark = (count: number) =>
  divIcon({ className: "map-cluster", html: `<b aria-hidden="true">${count}</b>`, iconSize: [48, 48] });

/** Where the visitor is. */
export const placeMark = () => divIcon({ className: "map-you", html: "", iconSize: [22, 22] });
