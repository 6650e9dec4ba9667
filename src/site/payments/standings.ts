import type { PaymentStatus } from "../../contract/paymentWords";
import type { IconName } from "../ui/Icon";

/** How each state is shown: never by colour alone. */
export const standings: Record<PaymentStatus, { icon: IconName; tone: "good" | "bad" | "warn" | "note" }> = {
  initiated: { icon: "clock", tone: "note" },
  pending: { icon: "clock", tone: "note" },
  paid: { icon: "check", tone: "good" },
  failed: { icon: "alert", tone: "bad" },
  expired: { icon: "alert", tone: "warn" },
  refunded: { icon: "info", tone: "note" },
};
