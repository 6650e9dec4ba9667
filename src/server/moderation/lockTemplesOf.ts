import type { ModerationTarget } from "../../contract/moderation";
import { tagsOfCard, templeTag } from "../contentTags";
import { lockTemple } from "../temples/lockTemple";
import type { Context } from "./handler";
import { handlers } from "./handlers";

/**
 * Locks the temples that items are about, in the order of their ids, before anything is decided: two people who decide
 * overlapping sets at once must not wait for each other crosswise. Answers those whose figures, which lists show as well,
 * follow from the items.
 */
export async function lockTemplesOf(
  { trx, touched }: Pick<Context, "trx" | "touched">,
  items: readonly ModerationTarget[],
): Promise<Set<number>> {
  const all = new Set<number>();
  const counted = new Set<number>();
  for (const { kind, id } of items) {
    const { templeOf, isCounted } = handlers[kind];
    const temple = await templeOf?.(trx, id);
    if (temple === undefined) continue;
    all.add(temple);
    touched.add(templeTag(temple));
    if (!isCounted) continue;
    counted.add(temple);
    for (const tag of tagsOfCard(temple)) touched.add(tag);
  }
  for (const id of [...all].sort((a, b) => a - b)) await lockTemple(trx, id);
  return counted;
}
