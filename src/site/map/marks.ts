import { divIcon } from "leaflet";
import { areaMark, pin } from "./pin";

const drawing = (width: number, height: number, viewBox: string, body: string) =>
  `<svg viewBox="${viewBox}" width="${width}" height="${height}" aria-hidden="true"><path class="map-pin-body" d="${body}"/><path class="map-pin-sign" d="${pin.temple}"/></svg>`;
const pinDrawing = drawing(pin.width, pin.height, `0 0 ${pin.width} ${pin.height}`, pin.body);
const areaDrawing = drawing(areaMark.size, areaMark.size, areaMark.viewBox, areaMark.body);

/** A temple's pin; its point is where the temple stands. */
export const templeMark = (isSelected: boolean) =>
  divIcon({
    className: isSelected ? "map-pin selected" : "map-pin",
    html: pinDrawing,
    iconSize: [pin.width, pin.height],
    iconAnchor: [pin.width / 2, pin.height - 2],
  });

/** The round mark of a temple whose spot is not on record. */
export const areaIcon = (isSelected: boolean) =>
  divIcon({
    className: isSelected ? "map-pin area selected" : "map-pin area",
    html: areaDrawing,
    iconSize: [areaMark.size, areaMark.size],
  });

/** Several temples that stand too close to be told apart at this scale. */
export const clusterMark = (count: number) =>
  divIcon({ className: "map-cluster", html: `<b aria-hidden="true">${count}</b>`, iconSize: [48, 48] });

/** Where the visitor is. */
export const placeMark = () => divIcon({ className: "map-you", html: "", iconSize: [22, 22] });
