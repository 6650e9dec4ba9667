import type { TempleCard } from "../../contract/temples";
import { isApproximate, nameIn } from "../temple/wording";
import type { MapTemple } from "./mapView";

type Pinned = Pick<TempleCard, "id" | "name" | "nameHi" | "nameKn" | "latitude" | "longitude" | "positionPrecision">;

/** The temples of a list that can be on a map, named in the reader's script. */
export function pinsOf(temples: readonly Pinned[] | undefined, language: string): MapTemple[] {
  return (temples ?? []).flatMap(({ latitude, longitude, ...temple }) =>
    latitude === null || longitude === null
      ? []
      : [{ id: temple.id, name: nameIn(language, temple), latitude, longitude, isArea: isApproximate(temple) }],
  );
}
