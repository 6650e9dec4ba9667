import type { AxiosInstance } from "axios";
import { nullWhenMissing } from "../../client/errors";
import type { CuratedLists, PublicCuratedList } from "../../contract/templeLists";
import { createRead } from "../createRead";

type Signal = { signal?: AbortSignal };

/** All curated lists, those of all India first. */
export const listsQuery = (http: AxiosInstance) => ({
  queryKey: ["lists"],
  queryFn: async ({ signal }: Signal) => (await createRead(http)<CuratedLists>("lists", {}, signal)).lists,
});

/** One of them with its entries; null when there is no such list. */
export const listQuery = (http: AxiosInstance, slug: string) => ({
  queryKey: ["list", slug],
  queryFn: ({ signal }: Signal): Promise<PublicCuratedList | null> =>
    createRead(http)<PublicCuratedList>(`lists/${encodeURIComponent(slug)}`, {}, signal).catch(nullWhenMissing),
});
