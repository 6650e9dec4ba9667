import { divIcon } from "leaflet";
import { pin } from "./pin";

const html = `<svg viewBox="0 0 ${pin.width} ${pin.height}" width="${pin.width}" height="${pin.height}" aria-hidden="true"><path class="map-pin-body" d="${pin.body}"/><path class="map-pin-sign" d="${pin.temple}"/></svg>`;

/** A temple's pin; its point is where the temple stands. */
export const templeMark = (isSelected: boolean) =>
  divIcon({
    className: isSelected ? "map-pin selected" : "map-pin",
    html,
    iconSize: [pin.width, pin.height],
    iconAnchor: [pin.width / 2, pin.height - 2],
  });

/** Several temples that stand too close to be told apart at this scale. */
export const clusterMark = (count: number) =>
  divIcon({ className: "map-cluster", html: `<b aria-hidden="true">${count}</b>`, iconSize: [48, 48] });

/** Where the visitor is. */
export const placeMark = () => divIcon({ className: "map-you", html: "", iconSize: [22, 22] });
