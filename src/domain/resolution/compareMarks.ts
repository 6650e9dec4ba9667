import type { Marks } from "./nameForm";
import type { ResolutionReason } from "./reasons";

type Points = readonly [points: number, reason?: ResolutionReason];

/** What numbers, sides and kinds say against two names being of one temple; nothing speaks for it. */
export function compareMarks(a: Marks, b: Marks): Points[] {
  const points: Points[] = [];
  // block 1, house 1 is not block 1, house 6
  const isOther = a.numbers.join() !== b.numbers.join();
  if (isOther) points.push([a.numbers.length > 0 && b.numbers.length > 0 ? -7 : -2, "otherNumber"]);
  const isOpposed = a.sides.some(({ at, end }) => b.sides.some((other) => other.at === at && other.end !== end));
  if (isOpposed) points.push([-9, "otherSide"]);
  else if (onlyOneIsLesser(a, b)) points.push([-7, "otherSide"]);
  if (a.kind && b.kind && a.kind !== b.kind) points.push([-4.3, "otherKind"]);
  return points;
}

/** Who says small or new means that there is a big or an old one. */
const onlyOneIsLesser = (a: Marks, b: Marks) => isLesser(a) !== isLesser(b);
const isLesser = ({ sides }: Marks) => sides.some(({ at, end }) => end === 1 && at < 2);
