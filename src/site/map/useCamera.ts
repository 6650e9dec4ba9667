import { useEffect, useRef } from "react";
import type { Position } from "../../client/geolocation";
import { closestFor, type Frame, type TempleMapProps, zooms } from "./mapView";

/** What moves over the map, whoever draws it. */
export type Camera = {
  lookAt: (at: Position, zoom: number) => void;
  /** Shows all the positions, no closer than `most`; without any, the whole country. */
  showAll: (positions: readonly Position[], most: number) => void;
  /** Shows what lies in a frame. */
  lookInto: (frame: Frame) => void;
};

/** Points the camera at what was searched, else at all temples, and at a temple when it is chosen. */
export function useCamera(
  camera: Camera | undefined,
  { searched, temples, selectedId, frame }: Pick<TempleMapProps, "searched" | "temples" | "selectedId" | "frame">,
) {
  const latitude = searched?.centre.latitude;
  const longitude = searched?.centre.longitude;
  const radiusKm = searched?.radiusKm;
  useEffect(() => {
    // a wider circle is looked at anew
    if (latitude === undefined || longitude === undefined || radiusKm === undefined) return;
    camera?.lookAt({ latitude, longitude }, zooms.around);
  }, [camera, latitude, longitude, radiusKm]);

  // a frame that was searched is where the map is already, but for a page that is opened by its address
  const isFramed = frame !== undefined;
  const opened = useRef(frame);
  useEffect(() => {
    if (camera && opened.current) camera.lookInto(opened.current);
  }, [camera]);

  const isOfAll = searched === undefined && !isFramed;
  useEffect(() => {
    if (isOfAll) camera?.showAll(temples, closestFor(temples, zooms.selected));
  }, [camera, isOfAll, temples]);

  const selected = temples.find(({ id }) => id === selectedId);
  const [toLatitude, toLongitude] = [selected?.latitude, selected?.longitude];
  const closest = selected?.isArea ? zooms.area : zooms.selected;
  useEffect(() => {
    if (toLatitude === undefined || toLongitude === undefined) return;
    camera?.lookAt({ latitude: toLatitude, longitude: toLongitude }, closest);
  }, [camera, toLatitude, toLongitude, closest]);
}
