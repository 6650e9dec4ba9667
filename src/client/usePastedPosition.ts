import { type ClipboardEvent, useState } from "react";
import { type PositionDoubt, pointDoubt } from "../domain/coordinates";
import type { LatLng } from "../domain/distance";
import { readPositionText, whyUnread } from "../domain/positionText";

type Box = keyof LatLng;
type Degrees = { [box in Box]: number | null | undefined };
/** Both numbers, or a text that is meant for a position and says none, for the box that it was pasted into. */
type Pasted = LatLng | { [box: string]: string };

/**
 * For two boxes of degrees, which say `now` and are filled by `fill`: takes a pair or a link of a map as it was copied,
 * whichever of them it is pasted into. `doubt` is why the position that they say is looked at twice.
 */
export function usePastedPosition({ latitude, longitude }: Degrees, fill: (pasted: Pasted, text: string) => void) {
  const [view, setView] = useState<LatLng>();
  const onPaste = (event: ClipboardEvent, box: Box) => {
    const text = event.clipboardData.getData("text").trim();
    const position = readPositionText(text);
    const isPoint = position.kind === "point";
    if (!isPoint && !whyUnread(text)) return;
    event.preventDefault();
    if (isPoint) {
      const { doubt, latitude, longitude } = position;
      setView(doubt === "mapView" ? { latitude, longitude } : undefined);
      fill({ latitude, longitude }, text);
    } else fill({ [box]: text }, text);
  };
  const isPlace = typeof latitude === "number" && typeof longitude === "number";
  const isOfView = view !== undefined && view.latitude === latitude && view.longitude === longitude;
  const doubt: PositionDoubt | undefined = isOfView
    ? "mapView"
    : isPlace
      ? pointDoubt({ latitude, longitude })
      : undefined;
  return { onPaste, doubt };
}
