import type { TempleCard } from "../../contract/temples";
import artUrl from "../art/temples.svg?url";
import { artOf } from "./artOf";

/** A drawn temple in place of a photo: its tradition and setting choose the drawing, its id the hour of the day. */
export function TempleArt({ temple }: { temple: Pick<TempleCard, "id" | "tradition" | "setting" | "state"> }) {
  const { drawing, hour, mirrored } = artOf(temple);
  return (
    <svg
      className={mirrored ? `art ${hour} mirrored` : `art ${hour}`}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <use href={`${artUrl}#${drawing}`} />
    </svg>
  );
}
