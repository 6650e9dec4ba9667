/** Why a temple is left out of a bulk change, as i18n keys; beside what its fields are refused for. */
export type ToldReason = `errors.${string}`;

export const reasons = {
  archived: "errors.bulkArchived",
  pending: "errors.bulkPending",
  gone: "errors.bulkGone",
  listFull: "errors.bulkListFull",
} as const satisfies Record<string, ToldReason>;
