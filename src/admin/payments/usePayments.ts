import type { AdminDonation, AdminPayment } from "../../contract/adminPayments";
import type { ListQuery } from "../listing/useListQuery";
import { type RecordList, useRecords } from "../listing/useRecords";

export const paymentFilters = ["search", "status", "purpose", "gateway", "from", "to"] as const;
export type PaymentFilter = (typeof paymentFilters)[number];
export const pageSize = 50;

/** A payment, and of a donation what the donor said. */
export type PaymentRow = AdminPayment & Partial<Pick<AdminDonation, "donationId" | "dedication" | "anonymous">>;
export type PaymentList = RecordList<PaymentRow>;

/** All payments, or the donations among them. */
export const usePayments = (of: "payments" | "donations", query: ListQuery<PaymentFilter>): PaymentList =>
  useRecords<PaymentRow, PaymentFilter>(`admin/${of}`, paymentFilters, query);
