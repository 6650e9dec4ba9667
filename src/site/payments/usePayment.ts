import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PaymentStatus } from "../../contract/paymentWords";
import { useSite } from "../queries";
import { paymentQuery } from "./paymentQueries";

const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

/** True while the provider has the last word still to say. */
export const isOpen = (status: PaymentStatus): boolean => status === "initiated" || status === "pending";

/** How long until an open payment is asked about again, after it was asked about `times` times. */
export const waitMs = (times: number): number => Math.min(longestWaitMs, firstWaitMs * 1.4 ** Math.max(0, times - 1));

/**
 * A payment, asked about again in growing intervals as long as it is open: at once when one comes back to the page,
 * and not while nobody sees it.
 */
export function usePayment(id: string) {
  const { http } = useSite();
  const payment = useQuery({
    ...paymentQuery(http, id),
    refetchInterval: (data, { state }) => (data && isOpen(data.status) ? waitMs(state.dataUpdateCount) : false),
    refetchOnWindowFocus: ({ state: { data } }) => !data || isOpen(data.status),
    refetchOnReconnect: true,
  });
  const { refetch, data } = payment;
  const asks = data ? isOpen(data.status) : false;
  useEffect(() => {
    if (!asks) return;
    // a window beside this one was closed: both were seen all the time
    const ask = () => void refetch();
    window.addEventListener("focus", ask);
    return () => window.removeEventListener("focus", ask);
  }, [asks, refetch]);
  return payment;
}
