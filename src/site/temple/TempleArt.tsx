import type { TempleCard } from "../../contract/temples";
import { artOf, type Drawing } from "./artOf";

/** Where each drawing is; a file of its own, so that a page fetches only those it shows. */
const files = import.meta.glob<string>("../art/*.svg", { query: "?url", import: "default", eager: true });
const addressOf = (drawing: Drawing) => `${files[`../art/${drawing}.svg`]}#art`;

/** A drawn temple in place of a photo: its tradition and setting choose the drawing, its id the hour of the day. */
export function TempleArt({ temple }: { temple: Pick<TempleCard, "id" | "tradition" | "setting" | "state"> }) {
  const { drawing, hour, mirrored } = artOf(temple);
  return (
    <svg
      className={`art ${drawing} ${hour}${mirrored ? " mirrored" : ""}`}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <use href={addressOf(drawing)} />
    </svg>
  );
}
