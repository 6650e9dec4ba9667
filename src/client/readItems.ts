import type { AxiosInstance } from "axios";
import { HttpError } from "./errors";

/** The `items` that a GET of `url` answers. An answer without any is another server's and counts as none. */
export async function readItems<Item>(http: AxiosInstance, url: string, signal?: AbortSignal): Promise<Item[]> {
  const { data } = await http.get<{ items?: Item[] } | null>(url, { signal });
  if (Array.isArray(data?.items)) return data.items;
  throw new HttpError({
    message: `${url} answered without items`,
    statusCode: 0,
    kind: "network",
    key: "errors.network",
  });
}
