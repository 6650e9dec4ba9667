/// <reference types="google.maps" />
import type { Position } from "../../client/geolocation";
import { boundsOf, country, middleOf, zooms } from "./mapView";
import type { Camera } from "./useCamera";

export const toLatLng = ({ latitude, longitude }: Position) => ({ lat: latitude, lng: longitude });

const paddingPx = 48;
/** Some 300 m: what is closer together cannot be fitted without looking closer than one may. */
const onePointDegrees = 0.003;

/** Moves one of Google's maps. */
export function cameraOf(map: google.maps.Map): Camera {
  const lookAt = (at: Position, zoom: number) => map.moveCamera({ center: toLatLng(at), zoom });
  return {
    lookAt,
    lookInto: (frame) => map.fitBounds(frame, 0),
    showAll: (positions, most) => {
      if (positions.length === 0) return lookAt(country, zooms.country);
      const bounds = boundsOf(positions);
      const isOnePoint = bounds.north - bounds.south < onePointDegrees && bounds.east - bounds.west < onePointDegrees;
      if (isOnePoint) lookAt(middleOf(positions), most);
      else map.fitBounds(bounds, paddingPx);
    },
  };
}
