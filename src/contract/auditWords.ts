// no schema here: the console draws its filters from these lists

/** The way a change came in. A correction is one that a visitor proposed and a moderator accepted. */
export const changeOrigins = [
  "console",
  "import",
  "submission",
  "correction",
  "moderation",
  "account",
  "system",
] as const;
export type ChangeOrigin = (typeof changeOrigins)[number];

/** What entries of the log are about. */
export const auditKinds = [
  "temple",
  "festival",
  "list",
  "account",
  "guidance",
  "support",
  "banner",
  "import",
  "bulkChange",
  "review",
  "photo",
  "submission",
  "correction",
  "role-request",
  "alias",
  "liveEvent",
  "payment",
  "message",
  "ritual",
  "product",
  "order",
  "booking",
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** The kind of the records of each noun whose rows have a history that the console opens. */
export const historyKinds = {
  temples: "temple",
  festivals: "festival",
  lists: "list",
  users: "account",
  products: "product",
  content: "guidance",
} as const satisfies Record<string, AuditKind>;
export type HistoryNoun = keyof typeof historyKinds;
export type HistoryKind = (typeof historyKinds)[HistoryNoun];

const changed = ["create", "update", "delete", "restore", "revert"] as const;
const moderated = ["moderation.approve", "moderation.reject", "moderation.undo"] as const;
const content = changed.map((verb) => `content.${verb}` as const);

/** What can have been done to each kind. */
export const auditActions = {
  temple: [
    ...changed.map((verb) => `temple.${verb}` as const),
    "temple.purge",
    "temple.merge",
    "temple.unmerge",
    "temple.managerAdd",
    "temple.managerRemove",
  ],
  festival: [...changed.map((verb) => `festival.${verb}` as const), "festival.date"],
  list: ["list.create", "list.update", "list.delete", "list.revert"],
  account: [
    "account.create",
    "account.role",
    "account.activate",
    "account.deactivate",
    "account.revert",
    "account.email",
    "account.delete",
    "account.totpOn",
    "account.totpOff",
    "account.totpReset",
    "account.recoveryCodes",
  ],
  guidance: [...content, "content.order"],
  support: ["content.update", "content.revert"],
  banner: ["content.update", "content.revert"],
  import: ["import.temples", "import.festivals", "import.undo"],
  bulkChange: ["bulkChange.apply", "bulkChange.undo"],
  review: moderated,
  photo: moderated,
  submission: moderated,
  correction: moderated,
  "role-request": moderated,
  alias: moderated,
  liveEvent: ["liveEvent.schedule", "liveEvent.cancel"],
  payment: ["payment.refund", "payment.authorise", "payment.revoke", "payment.causes"],
  message: ["message.retry"],
  product: ["product.create", "product.update", "product.revert"],
  order: ["order.send", "order.deliver", "order.cancel"],
  ritual: ["ritual.create", "ritual.update", "ritual.delete"],
  booking: [
    "booking.confirm",
    "booking.decline",
    "booking.perform",
    "booking.unperform",
    "booking.attend",
    "booking.walkIn",
  ],
} as const satisfies Record<AuditKind, readonly string[]>;
