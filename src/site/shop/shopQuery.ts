import type { AxiosInstance } from "axios";
import type { Products } from "../../contract/shop";

/** What the shop offers. */
export const shopQuery = (http: AxiosInstance) => ({
  queryKey: ["products"],
  queryFn: async ({ signal }: { signal?: AbortSignal }) =>
    (await http.get<Products>("/api/products", { signal })).data.items,
  staleTime: 0,
});
