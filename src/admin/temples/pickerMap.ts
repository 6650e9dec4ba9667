import "leaflet/dist/leaflet.css";
import {
  divIcon,
  type LatLng,
  type Map as LeafletMap,
  latLngBounds,
  map as leafletMap,
  type Marker,
  marker,
  tileLayer,
} from "leaflet";

type Place = { latitude: number; longitude: number };
type TileEvents = { onTiles: (areThere: boolean) => void };
type PickerEvents = TileEvents & { onPick: (place: Place) => void };
/** A place whose marker may be faint, such as one that is only that of the town. */
type MarkedPlace = Place & { isFaint?: boolean };
export type PickerMap = { show: (place: MarkedPlace | undefined) => void; remove: () => void };
/** A place and its name, which stands beside its marker. */
export type NamedPlace = MarkedPlace & { name: string };

const tiles = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";
const credit = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';
const country = { at: [22.5, 80] as [number, number], zoom: 4 };
const town = 15;
/** A metre, which is as exact as a finger on a map. */
const DIGITS = 5;
const MARGIN_PX: [number, number] = [48, 48];

/** A map in `box` that answers where it was pressed. The only file of the console that loads Leaflet. */
export function drawPicker(box: HTMLElement, name: string, { onPick, onTiles }: PickerEvents): PickerMap {
  const { map, animate, remove } = openMap(box, onTiles);
  return { show: pinOn(map, { name, animate, zoom: town, onPick }), remove };
}

/** A place to choose, with the sign that stands on its marker. */
export type Choice = NamedPlace & { label: string };
type ChoiceEvents = PickerEvents & { choices: readonly Choice[]; onChoose: (index: number) => void };

/** The same with places to choose from, as near as shows them all. */
export function drawChoices(box: HTMLElement, name: string, { choices, onChoose, onPick, onTiles }: ChoiceEvents) {
  const { map, animate, remove } = openMap(box, onTiles);
  for (const [index, { latitude, longitude, label, name: title }] of choices.entries()) {
    const icon = divIcon({ className: "position-choice", html: label, iconSize: [22, 22], iconAnchor: [-6, 26] });
    marker([latitude, longitude], { icon, keyboard: false, title, alt: title })
      .on("click", () => onChoose(index))
      .addTo(map);
  }
  if (choices.length > 0) showAll(map, choices);
  return { show: pinOn(map, { name, animate, onPick }), remove };
}

type Pin = { name: string; animate: boolean; zoom?: number; onPick: (place: Place) => void };

/** Shows a pin that can be moved; the map is pressed where it should stand. */
function pinOn(map: LeafletMap, { name, animate, zoom, onPick }: Pin): PickerMap["show"] {
  let pin: Marker | undefined;
  const pick = ({ lat, lng }: LatLng) => onPick({ latitude: rounded(lat), longitude: rounded(lng) });
  map.on("click", ({ latlng }) => pick(latlng.wrap()));
  return (place) => {
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
      if (zoom) map.setView(at, zoom, { animate: false });
    }
    pin.setLatLng(at);
    pin.getElement()?.classList.toggle("is-faint", place.isFaint === true);
    if (!map.getBounds().contains(at)) map.panTo(at, { animate });
  };
}

/** A map in `box` of some places, as near as shows them all. */
export function drawPlaces(box: HTMLElement, places: readonly NamedPlace[], { onTiles }: TileEvents) {
  const { map, remove } = openMap(box, onTiles);
  for (const { latitude, longitude, name, isFaint } of places) {
    const icon = divIcon({ className: `map-picker-pin${isFaint ? " is-faint" : ""}`, iconSize: [24, 24] });
    marker([latitude, longitude], { icon, keyboard: false, interactive: false, alt: name })
      .bindTooltip(name, { permanent: true, direction: isFaint ? "bottom" : "top" })
      .addTo(map);
  }
  showAll(map, places);
  return { remove };
}

function showAll(map: LeafletMap, places: readonly Place[]): void {
  const bounds = latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]));
  map.fitBounds(bounds, { padding: MARGIN_PX, maxZoom: town, animate: false });
}

function openMap(box: HTMLElement, onTiles: (areThere: boolean) => void) {
  const animate = !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = leafletMap(box, { zoomAnimation: animate, fadeAnimation: animate }).setView(country.at, country.zoom);
  tileLayer(tiles, { attribution: credit, maxZoom: 19 })
    .on("tileload", () => onTiles(true))
    .on("tileerror", () => onTiles(false))
    .addTo(map);
  const sized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  sized.observe(box);
  const remove = () => {
    sized.disconnect();
    map.remove();
  };
  return { map, animate, remove };
}

const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS));
