import { circle, latLngBounds, layerGroup, type Marker, marker } from "leaflet";
import type { Position } from "../../client/geolocation";
import { groupTemples } from "./clusters";
import {
  areaKm,
  areasOf,
  closestFor,
  cornersOf,
  country,
  type Frame,
  type MapTemple,
  middleOf,
  type Searched,
  zooms,
} from "./mapView";
import { areaIcon, clusterMark, placeMark, templeMark } from "./marks";
import { type FrameWords, openMap, point, type TileEvents } from "./openMap";
import type { Camera } from "./useCamera";

export type MapWords = FrameWords & {
  several: (count: number) => string;
  /** what a temple is called whose spot is not on record */
  about: (name: string) => string;
};
export type MapEvents = TileEvents & {
  onSelect: (id: number) => void;
  onFrame: (frame: Frame) => void;
};
export type DrawnMap = Camera & {
  /** Draws the circle around what was searched. */
  showSearched: (searched: Searched | undefined) => void;
  showTemples: (temples: readonly MapTemple[], selectedId: number | undefined) => void;
  remove: () => void;
};

/** An OpenStreetMap of temples in `box`. It loads Leaflet, so it comes when a map is shown. */
export function drawMap(
  box: HTMLElement,
  words: MapWords,
  { onSelect, onFrame, ...tileEvents }: MapEvents,
  isInFlow: boolean,
): DrawnMap {
  const { map, animate, remove } = openMap(box, words, tileEvents, isInFlow);
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
    showAll(temples, map.getZoom() < zooms.area ? closestFor(temples, zooms.most) : zooms.most);
    box.focus({ preventScroll: true }); // the pressed mark is gone
  };
  const templeOn = (temple: MapTemple, isSelected: boolean) =>
    pressable(
      marker(point(temple), { icon: temple.isArea ? areaIcon(isSelected) : templeMark(isSelected) }),
      temple.isArea ? words.about(temple.name) : temple.name,
      () => onSelect(temple.id),
    );
  const draw = () => {
    pins.clearLayers();
    for (const area of areasOf(shown.temples)) {
      circle(point(area), { radius: areaKm * 1000, className: "map-area", interactive: false }).addTo(pins);
    }
    for (const group of groupTemples(shown.temples, shown.selectedId, map.getZoom())) {
      const [first] = group;
      const isSelected = first.id === shown.selectedId;
      const mark =
        group.length === 1
          ? templeOn(first, isSelected)
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
    remove,
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
