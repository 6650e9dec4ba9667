import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { errorText, HttpError } from "../../client/errors";
import type { AlmanacPlace } from "../../contract/panchang";
import { notify } from "../components/toast";
import { useSite } from "../queries";
import type { MonthView, PanchangView, Where } from "./view";

const loadLocal = () => import("./local");

/** A day at a place: the server's, or while there is no connection the one this device computes. */
export function usePanchang(where: Where, date: string | undefined, today: string) {
  const { queries } = useSite();
  const client = useQueryClient();
  const asked = queries.panchang(where, date);
  const answer = useQuery({
    ...asked,
    keepPreviousData: true,
    queryFn: (context): Promise<PanchangView> =>
      asked.queryFn(context).catch(async (error: unknown) => {
        const place = offlinePlace(client, where, error);
        return (await loadLocal()).localDay(place, date ?? today);
      }),
  });
  useFailureToast(answer.error);
  useFetchAhead();
  return answer;
}

/** The month of a place, in the same way. */
export function usePanchangMonth(where: Where, month: string) {
  const { queries } = useSite();
  const client = useQueryClient();
  const asked = queries.panchangMonth(where, month);
  return useQuery({
    ...asked,
    keepPreviousData: true,
    queryFn: (context): Promise<MonthView> =>
      asked.queryFn(context).catch(async (error: unknown) => {
        const place = offlinePlace(client, where, error);
        return (await loadLocal()).localMonth(place, month);
      }),
  });
}

/** The place as an earlier answer told it; without one, or for another reason than the connection, the failure stands. */
function offlinePlace(client: QueryClient, where: Where, error: unknown): AlmanacPlace {
  const known = client
    .getQueriesData<PanchangView>(["panchang", where])
    .map(([, view]) => view?.place)
    .find((place) => place !== undefined);
  if (!(error instanceof HttpError) || error.kind !== "network" || !known) throw error;
  return known;
}

/** Says why an almanac could not be had. */
export function useFailureToast(error: unknown): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (error) notify("error", t("page.failed", { reason: errorText(error, t) }));
  }, [error, t]);
}

/** Fetches the computation while nothing else is going on, so that the next day can be had without a connection. */
function useFetchAhead(): void {
  useEffect(() => {
    const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2_000));
    const cancel = globalThis.cancelIdleCallback ?? clearTimeout;
    const handle = idle(() => void loadLocal().catch(() => undefined));
    return () => cancel(handle as number);
  }, []);
}
