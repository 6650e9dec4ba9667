import { pin } from "./pin";

/** A temple's pin as an element; Leaflet takes the same drawing as text. */
export function PinShape({ isSelected }: { isSelected: boolean }) {
  return (
    <div className={isSelected ? "map-pin selected" : "map-pin"}>
      <svg viewBox={`0 0 ${pin.width} ${pin.height}`} width={pin.width} height={pin.height} aria-hidden="true">
        <path className="map-pin-body" d={pin.body} />
        <path className="map-pin-sign" d={pin.temple} />
      </svg>
    </div>
  );
}
