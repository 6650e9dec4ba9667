import { useQuery } from "@tanstack/react-query";
import type { PaymentIntent, PaymentView } from "../../contract/payments";
import { useSite } from "../queries";

/** What this browser needs to pay at the provider, also in another one than the payment was begun in. */
export function useOpened({ id }: Pick<PaymentView, "id">) {
  const { http } = useSite();
  return useQuery({
    queryKey: ["paymentOpened", id],
    queryFn: async ({ signal }) =>
      (await http.post<PaymentIntent>(`/api/payments/${id}/open`, undefined, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
