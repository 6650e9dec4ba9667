import type { QueryClient } from "@tanstack/react-query";
import type { AxiosInstance } from "axios";
import { HttpError } from "../../client/errors";
import type { MuhurtaAnswer } from "../../contract/muhurta";
import { createRead } from "../createRead";
import type { Reader } from "../panchang/months";
import { type Asked, paramsOf } from "./asked";

/** Days with their times; or what is wrong with what was asked, by field; `isLocal` was computed on this device. */
export type MuhurtaView = (MuhurtaAnswer & { isLocal?: boolean; wrong?: undefined }) | { wrong: Wrong };
export type Wrong = Partial<Record<string, string>>;

/** How the months in it are called goes by the reader. */
export const muhurtaQuery = (http: AxiosInstance, asked: Asked, reader: Reader) => ({
  queryKey: ["muhurta", asked, reader],
  queryFn: ({ signal }: { signal?: AbortSignal }): Promise<MuhurtaView> =>
    createRead(http)<MuhurtaAnswer>("platform/muhurta", { ...paramsOf(asked), ...reader }, signal).catch(wrongIn),
});

/** A refusal that names fields is an answer; any other failure stands. */
function wrongIn(error: unknown): MuhurtaView {
  if (!(error instanceof HttpError) || error.statusCode !== 400 || !error.errors) throw error;
  return { wrong: Object.fromEntries(Object.entries(error.errors).map(([field, { key }]) => [field, key])) };
}

/** What this device finds while there is no connection; without the means, the failure stands. */
export async function orFoundHere(
  answer: Promise<MuhurtaView>,
  client: QueryClient,
  asked: Asked,
  today: string,
  reader: Reader,
): Promise<MuhurtaView> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof HttpError) || error.kind !== "network") throw error;
    const local = await import("./local").catch(() => undefined);
    const found = local?.localMuhurtas(client, asked, today, reader);
    if (!found) throw error;
    return found;
  }
}
