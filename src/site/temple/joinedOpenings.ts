import type { Closure } from "../../contract/templeFacts";
import { isFromAbout, isToAbout, nextTimeOf } from "../../domain/closures";

/** Openings that run into each other, as one: its days, and what is noted of each. */
export type JoinedOpening = { opening: Closure; notes: NonNullable<Closure["note"]>[] };

const isExact = (opening: Closure) => !isFromAbout(opening) && !isToAbout(opening);
const notesOf = ({ note }: Closure) => (note ? [note] : []);

/** Openings in the order of their next times, those joined of which one begins before the one before it is over. */
export function joinedOpenings(openings: readonly Closure[], today: string): JoinedOpening[] {
  const joined: JoinedOpening[] = [];
  for (const opening of openings) {
    const last = joined.at(-1);
    const before = last && nextTimeOf(last.opening, today);
    const time = nextTimeOf(opening, today);
    if (!before || !isExact(last.opening) || !isExact(opening) || time.from > before.to) {
      joined.push({ opening, notes: notesOf(opening) });
      continue;
    }
    last.notes.push(...notesOf(opening));
    if (time.to > before.to) last.opening = { ...last.opening, to: opening.to, closesOn: opening.closesOn };
  }
  return joined;
}
