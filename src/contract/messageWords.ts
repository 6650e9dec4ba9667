// no schema here: the console draws its filters from these lists

/** Where a message stands, and how it travels. */
export const messageStatuses = ["queued", "sent", "failed", "expired"] as const;
export const messageChannels = ["mail", "sms", "push"] as const;

/** The events that people are notified of; each is a kind of message. */
export const noticeEvents = [
  "donationInitiated",
  "donationPaid",
  "paymentFailed",
  "paymentRefunded",
  "bookingCreated",
  "bookingToAnswer",
  "bookingWithdrawn",
  "bookingConfirmed",
  "bookingDeclined",
  "bookingCancelled",
  "bookingRescheduled",
  "orderPlaced",
  "orderPaid",
  "orderSent",
  "orderCancelled",
] as const;
