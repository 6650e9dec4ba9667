import type { AxiosInstance } from "axios";
import { nullWhenMissing } from "../../client/errors";
import type { Cause, Causes } from "../../contract/causes";
import type { PaymentOptions, PaymentView } from "../../contract/payments";

/** How one can pay here, and whether this temple can be paid at all. */
export const optionsQuery = (http: AxiosInstance, templeId = "") => ({
  queryKey: ["paymentOptions", templeId],
  queryFn: async ({ signal }: { signal?: AbortSignal }) => {
    const params = templeId ? { templeId } : undefined;
    return (await http.get<PaymentOptions>("/api/payments/options", { params, signal })).data;
  },
});

/** What a temple asks donations for. */
export const causesQuery = (http: AxiosInstance, templeId: string) => ({
  queryKey: ["causes", templeId],
  queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Cause[]> =>
    (await http.get<Causes>(`/api/temples/${encodeURIComponent(templeId)}/causes`, { signal })).data.items,
});

/** How a payment stands; null when there is none of this reference. */
export const paymentQuery = (http: AxiosInstance, id: string) => ({
  queryKey: ["payment", id],
  queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<PaymentView | null> => {
    try {
      return (await http.get<PaymentView>(`/api/payments/${encodeURIComponent(id)}`, { signal })).data;
    } catch (error) {
      return nullWhenMissing(error);
    }
  },
  staleTime: 0,
});
