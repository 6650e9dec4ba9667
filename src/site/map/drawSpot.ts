import { type LatLng, marker } from "leaflet";
import type { Position } from "../../client/geolocation";
import { country, zooms } from "./mapView";
import { templeMark } from "./marks";
import { type FrameWords, openMap, point, type TileEvents } from "./openMap";

export type SpotEvents = TileEvents & { onPick: (spot: Position) => void };
export type DrawnSpot = { show: (spot: Position | undefined, zoom: number) => void; remove: () => void };

/** How far an arrow key moves the pin, in pixels. */
const STEP_PX = 8;
const steps: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
};

/** A map in `box` on which one pin is set: dragged, put where the map is pressed, or moved by the arrow keys. */
export function drawSpot(
  box: HTMLElement,
  words: FrameWords & { pin: string },
  { onPick, onTiles }: SpotEvents,
): DrawnSpot {
  const { map, remove } = openMap(box, words, { onTiles }, false);
  map.setView(point(country), zooms.country, { animate: false });
  const pin = marker(point(country), { icon: templeMark(true), draggable: true, title: words.pin });
  const pick = (at: LatLng) => {
    const { lat, lng } = at.wrap();
    onPick({ latitude: lat, longitude: lng });
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    // the map moves by the same keys
    event.preventDefault();
    event.stopPropagation();
    pick(map.unproject(map.project(pin.getLatLng()).add(by)));
  };
  pin.on("dragend", () => pick(pin.getLatLng()));
  pin.on("add", () => {
    pin.getElement()?.setAttribute("aria-label", words.pin);
    pin.getElement()?.addEventListener("keydown", step);
  });
  map.on("click", ({ latlng }) => pick(latlng));
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.target !== box) return;
    event.preventDefault();
    pick(map.getCenter());
  });
  return {
    show: (spot, zoom) => {
      if (!spot) return void pin.remove();
      pin.setLatLng(point(spot));
      if (!map.hasLayer(pin)) {
        pin.addTo(map);
        if (map.getZoom() < zoom) map.setView(point(spot), zoom, { animate: false });
      }
      if (!map.getBounds().contains(point(spot))) map.panTo(point(spot), { animate: false });
    },
    remove,
  };
}
