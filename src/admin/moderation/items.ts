import type { ModerationItem, ModerationTarget } from "../../contract/moderation";

export const moderationPath = "/api/admin/moderation";

/** One name for an item whatever its kind. */
export const keyOf = ({ kind, id }: ModerationTarget) => `${kind} ${id}`;

export const targetOf = ({ kind, id }: ModerationTarget): ModerationTarget => ({ kind, id });

/** Whether someone else is working on the item. */
export const isTaken = ({ claim }: ModerationItem, userId: number) => claim !== null && claim.userId !== userId;

/** Whether one may decide it now. */
export const isOpen = (item: ModerationItem, userId: number) => item.decidable && !isTaken(item, userId);
