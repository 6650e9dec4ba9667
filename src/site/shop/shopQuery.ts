import type { AxiosInstance } from "axios";
import { readItems } from "../../client/readItems";
import type { Product } from "../../contract/shop";

/** What the shop offers. */
export const shopQuery = (http: AxiosInstance) => ({
  queryKey: ["products"],
  queryFn: ({ signal }: { signal?: AbortSignal }) => readItems<Product>(http, "/api/products", signal),
  staleTime: 0,
});
