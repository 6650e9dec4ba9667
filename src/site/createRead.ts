import type { AxiosInstance } from "axios";

export type ReadParams = Record<string, string | number | undefined>;

/** Asks `GET /api/path`; parameters that are absent or blank are left out. */
export type Read = <Answer>(path: string, params?: ReadParams, signal?: AbortSignal) => Promise<Answer>;

/** Reads over the http client of a page. */
export function createRead(http: AxiosInstance): Read {
  return async <Answer>(path: string, params: ReadParams = {}, signal?: AbortSignal) => {
    const given = Object.entries(params).flatMap(([name, value]) =>
      value === undefined || value === "" ? [] : [[name, String(value)]],
    );
    const query = given.length > 0 ? `?${new URLSearchParams(given)}` : "";
    return (await http.get<Answer>(`/api/${path}${query}`, { signal })).data;
  };
}
