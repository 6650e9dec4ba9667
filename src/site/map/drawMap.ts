import "leaflet/dist/leaflet.css";
import { circle, control, latLngBounds, layerGroup, map as leafletMap, type Marker, marker, tileLayer } from "leaflet";
import type { Position } from "../../client/geolocation";
import { groupTemples } from "./clusters";
import { cornersOf, country, type Frame, type MapTemple, middleOf, type Searched, zooms } from "./mapView";
import { clusterMark, placeMark, templeMark } from "./marks";
import type { Camera } from "./useCamera";

export type MapWords = {
  zoomIn: string;
  zoomOut: string;
  credit: string;
  several: (count: number) => string;
};
export type MapEvents = {
  onSelect: (id: number) => void;
  onTiles: (areThere: boolean) => void;
  onFrame: (frame: Frame) => void;
};
export type DrawnMap = Camera & {
  /** Draws the circle around what was searched. */
  showSearched: (searched: Searched | undefined) => void;
  showTemples: (temples: readonly MapTemple[], selectedId: number | undefined) => void;
  remove: () => void;
};

const tiles = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";
const point = ({ latitude, longitude }: Position): [number, number] => [latitude, longitude];

/** An OpenStreetMap in `box`. The only file that loads Leaflet, so that it comes when a map is shown. */
export function drawMap(
  box: HTMLElement,
  words: MapWords,
  { onSelect, onTiles, onFrame }: MapEvents,
  isInFlow: boolean,
): DrawnMap {
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
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  map.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');
  tileLayer(tiles, { attribution: words.credit, maxZoom: zooms.most })
    .on("tileload", () => onTiles(true))
    .on("tileerror", () => onTiles(false))
    .addTo(map);
  const surroundings = layerGroup().addTo(map);
  const pins = layerGroup().addTo(map);
  let shown: { temples: readonly MapTemple[]; selectedId: number | undefined } = { temples: [], selectedId: undefined };
  let isPlaced = false;

  const lookAt = (at: Position, zoom: number) => {
    map.setView(point(at), zoom, { animate: animate && isPlaced });
    isPlaced = true;
  };
  const showAll = (positions: readonly Position[], most: number) => {
    if (positions.length === 0) return lookAt(country, zooms.country);
    map.fitBounds(latLngBounds(positions.map(point)), {
      // a mark stands above its place, and a notice may take from the height later
      paddingTopLeft: [48, 96],
      paddingBottomRight: [48, 48],
      maxZoom: most,
      animate: animate && isPlaced,
    });
    isPlaced = true;
  };
  const open = (temples: readonly MapTemple[]) => {
    showAll(temples, zooms.most);
    box.focus({ preventScroll: true }); // the pressed mark is gone
  };
  const draw = () => {
    pins.clearLayers();
    for (const group of groupTemples(shown.temples, shown.selectedId, map.getZoom())) {
      const [first] = group;
      const isSelected = first.id === shown.selectedId;
      const mark =
        group.length === 1
          ? pressable(marker(point(first), { icon: templeMark(isSelected) }), first.name, () => onSelect(first.id))
          : pressable(
              marker(point(middleOf(group)), { icon: clusterMark(group.length) }),
              words.several(group.length),
              () => open(group),
            );
      mark.setZIndexOffset(isSelected ? 1000 : 0).addTo(pins);
    }
  };
  map.on("zoomend", draw);
  map.on("moveend", () => {
    const bounds = map.getBounds();
    onFrame({
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    });
  });
  const sized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  sized.observe(box);

  return {
    lookAt,
    showAll,
    lookInto: (frame) => {
      map.fitBounds(latLngBounds(cornersOf(frame).map(point)), { animate: false });
      isPlaced = true;
    },
    showSearched: (searched) => {
      surroundings.clearLayers();
      if (!searched) return;
      const { centre, radiusKm, centreName } = searched;
      circle(point(centre), { radius: radiusKm * 1000, className: "map-radius", interactive: false }).addTo(
        surroundings,
      );
      marker(point(centre), { icon: placeMark(), interactive: false, keyboard: false, title: centreName }).addTo(
        surroundings,
      );
    },
    showTemples: (temples, selectedId) => {
      shown = { temples, selectedId };
      draw();
    },
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
