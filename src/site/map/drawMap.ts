import "leaflet/dist/leaflet.css";
import { circle, control, latLngBounds, layerGroup, map as leafletMap, type Marker, marker, tileLayer } from "leaflet";
import type { Position } from "../../client/geolocation";
import { groupNear } from "./clusters";
import { clusterMark, placeMark, templeMark } from "./marks";

export type MapTemple = Position & { id: number; name: string };
export type MapWords = {
  zoomIn: string;
  zoomOut: string;
  credit: string;
  /** What stands at the centre. */
  centre: string;
  several: (count: number) => string;
};
export type MapEvents = { onSelect: (id: number) => void; onTiles: (areThere: boolean) => void };
export type DrawnMap = {
  /** Moves to a position and draws the circle around it. */
  showAround: (centre: Position, radiusKm: number) => void;
  showTemples: (temples: readonly MapTemple[], selectedId: number | undefined) => void;
  moveTo: (temple: Position) => void;
  remove: () => void;
};

const zooms = { around: 13, selected: 16, most: 19 } as const;
/** Closer than this, in pixels, two pins cannot be pressed apart. */
const apartPx = 44;
const tiles = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";
const point = ({ latitude, longitude }: Position): [number, number] => [latitude, longitude];

/** An OpenStreetMap in `box`. The only file that loads Leaflet, so that it comes when a map is shown. */
export function drawMap(box: HTMLElement, words: MapWords, { onSelect, onTiles }: MapEvents): DrawnMap {
  const animate = !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const motion = { zoomAnimation: animate, fadeAnimation: animate, markerZoomAnimation: animate };
  const map = leafletMap(box, { ...motion, zoomControl: false, maxZoom: zooms.most });
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  map.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');
  tileLayer(tiles, { attribution: words.credit, maxZoom: zooms.most })
    .on("tileload", () => onTiles(true))
    .on("tileerror", () => onTiles(false))
    .addTo(map);
  const surroundings = layerGroup().addTo(map);
  const pins = layerGroup().addTo(map);
  let shown: { temples: readonly MapTemple[]; selectedId: number | undefined } = { temples: [], selectedId: undefined };

  const open = (temples: readonly MapTemple[]) => {
    map.fitBounds(latLngBounds(temples.map(point)), { padding: [48, 48], maxZoom: zooms.most, animate });
    box.focus({ preventScroll: true }); // the pressed mark is gone
  };
  const draw = () => {
    pins.clearLayers();
    for (const group of groupsOf(shown.temples, shown.selectedId)) {
      const [first] = group;
      if (!first) continue;
      const isSelected = first.id === shown.selectedId;
      const mark =
        group.length === 1
          ? pressable(marker(point(first), { icon: templeMark(isSelected) }), first.name, () => onSelect(first.id))
          : pressable(
              marker(latLngBounds(group.map(point)).getCenter(), { icon: clusterMark(group.length) }),
              words.several(group.length),
              () => open(group),
            );
      mark.setZIndexOffset(isSelected ? 1000 : 0).addTo(pins);
    }
  };
  const groupsOf = (temples: readonly MapTemple[], selectedId: number | undefined): MapTemple[][] => {
    const zoom = map.getZoom();
    const others = temples.filter(({ id }) => id !== selectedId);
    const chosen = temples.filter(({ id }) => id === selectedId).map((temple) => [temple]);
    if (zoom >= zooms.most) return [...others.map((temple) => [temple]), ...chosen];
    const placed = others.map((temple) => ({ item: temple, at: map.project(point(temple), zoom) }));
    return [...groupNear(placed, apartPx), ...chosen];
  };
  map.on("zoomend", draw);
  const sized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  sized.observe(box);

  return {
    showAround: (centre, radiusKm) => {
      surroundings.clearLayers();
      circle(point(centre), { radius: radiusKm * 1000, className: "map-radius", interactive: false }).addTo(
        surroundings,
      );
      marker(point(centre), { icon: placeMark(), interactive: false, keyboard: false, title: words.centre }).addTo(
        surroundings,
      );
      map.setView(point(centre), zooms.around, { animate: false });
    },
    showTemples: (temples, selectedId) => {
      shown = { temples, selectedId };
      draw();
    },
    moveTo: (temple) => map.setView(point(temple), zooms.selected, { animate }),
    remove: () => {
      sized.disconnect();
      map.remove();
    },
  };
}

/** A mark with a name, pressed by pointer or by Enter and Space. */
function pressable(mark: Marker, name: string, onPress: () => void): Marker {
  mark.options.title = name;
  mark.on("click", onPress);
  mark.on("add", () => {
    const element = mark.getElement();
    element?.setAttribute("aria-label", name);
    element?.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      onPress();
    });
  });
  return mark;
}
