import "leaflet/dist/leaflet.css";
import { divIcon, type LatLng, map as leafletMap, type Marker, marker, tileLayer } from "leaflet";

type Place = { latitude: number; longitude: number };
type PickerEvents = { onPick: (place: Place) => void; onTiles: (areThere: boolean) => void };
export type PickerMap = { show: (place: Place | undefined) => void; remove: () => void };

const tiles = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";
const credit = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';
const country = { at: [22.5, 80] as [number, number], zoom: 4 };
const town = 15;
/** A metre, which is as exact as a finger on a map. */
const DIGITS = 5;

/** A map in `box` that answers where it was pressed. The only file of the console that loads Leaflet. */
export function drawPicker(box: HTMLElement, name: string, { onPick, onTiles }: PickerEvents): PickerMap {
  const animate = !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = leafletMap(box, { zoomAnimation: animate, fadeAnimation: animate }).setView(country.at, country.zoom);
  tileLayer(tiles, { attribution: credit, maxZoom: 19 })
    .on("tileload", () => onTiles(true))
    .on("tileerror", () => onTiles(false))
    .addTo(map);
  let pin: Marker | undefined;
  const pick = ({ lat, lng }: LatLng) => onPick({ latitude: rounded(lat), longitude: rounded(lng) });
  map.on("click", ({ latlng }) => pick(latlng.wrap()));
  const sized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  sized.observe(box);
  return {
    show: (place) => {
      if (!place) {
        pin?.remove();
        pin = undefined;
        return;
      }
      const at: [number, number] = [place.latitude, place.longitude];
      if (!pin) {
        const icon = divIcon({ className: "map-picker-pin", iconSize: [24, 24] });
        const placed = marker(at, { icon, draggable: true, keyboard: false, alt: name, title: name }).addTo(map);
        placed.on("dragend", () => pick(placed.getLatLng().wrap()));
        pin = placed;
        map.setView(at, town, { animate: false });
      }
      pin.setLatLng(at);
      if (!map.getBounds().contains(at)) map.panTo(at, { animate });
    },
    remove: () => {
      sized.disconnect();
      map.remove();
    },
  };
}

const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS));
