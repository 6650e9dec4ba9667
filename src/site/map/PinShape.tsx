import { areaMark, pin } from "./pin";

type PinShapeProps = { isSelected: boolean; isArea: boolean };

/** A temple's mark as an element; Leaflet takes the same drawing as text. */
export function PinShape({ isSelected, isArea }: PinShapeProps) {
  const className = isSelected ? "map-pin selected" : "map-pin";
  if (isArea) {
    return (
      <div className={`${className} area`}>
        <svg viewBox={areaMark.viewBox} width={areaMark.size} height={areaMark.size} aria-hidden="true">
          <path className="map-pin-body" d={areaMark.body} />
          <path className="map-pin-sign" d={pin.temple} />
        </svg>
      </div>
    );
  }
  return (
    <div className={className}>
      <svg viewBox={`0 0 ${pin.width} ${pin.height}`} width={pin.width} height={pin.height} aria-hidden="true">
        <path className="map-pin-body" d={pin.body} />
        <path className="map-pin-sign" d={pin.temple} />
      </svg>
    </div>
  );
}
