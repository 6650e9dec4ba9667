import type { AxiosInstance } from "axios";
import { nullWhenMissing } from "../../client/errors";
import type { BrowseIndex, DeityPage, PlacePage } from "../../contract/browse";
import { createRead } from "../createRead";

type Signal = { signal?: AbortSignal };

/** All states and deities with temples. */
export const browseQuery = (http: AxiosInstance) => ({
  queryKey: ["browse"],
  queryFn: ({ signal }: Signal) => createRead(http)<BrowseIndex>("browse", {}, signal),
});

/** A place with temples; null for one without. */
export const placeQuery = (http: AxiosInstance, path: string) => ({
  queryKey: ["place", path],
  queryFn: ({ signal }: Signal): Promise<PlacePage | null> =>
    createRead(http)<PlacePage>(`browse/places/${encoded(path)}`, {}, signal).catch(nullWhenMissing),
});

/** A deity with temples; null for one without. */
export const deityQuery = (http: AxiosInstance, deity: string) => ({
  queryKey: ["deity", deity],
  queryFn: ({ signal }: Signal): Promise<DeityPage | null> =>
    createRead(http)<DeityPage>(`browse/deities/${encoded(deity)}`, {}, signal).catch(nullWhenMissing),
});

const encoded = (path: string) => path.split("/").map(encodeURIComponent).join("/");
