import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { cacheLifeMs } from "../../client/cache";
import { errorText, HttpError } from "../../client/errors";
import { civilDateOf } from "../../domain/dates";
import { todayOf } from "../almanacQueries";
import { useSite, useToday } from "../queries";
import { useTrouble } from "../ui/useTrouble";
import { useReader } from "./months";
import type { PanchangView, TodayView, Where } from "./view";

const loadLocal = () => import("./local");
type Local = Awaited<ReturnType<typeof loadLocal>>;

/** Also asked for while there is no connection: this device may compute the answer. And asked again once there is. */
const offlineToo = { networkMode: "always", refetchOnReconnect: "always", keepPreviousData: true } as const;

/** What this device computed stands in for the server's answer, which is asked for again. */
const again = (view: Pick<PanchangView, "isLocal"> | null | undefined) => view?.isLocal === true && cacheLifeMs;

/** An answer that takes longer is computed here meanwhile. */
const PATIENCE_MS = 4_000;
type Compute<View> = (local: Local) => View | undefined;

/**
 * The server's answer; when it does not come, or takes too long, what this device computes. Without the means to compute
 * it, what becomes of the answer stands.
 */
async function orComputed<View>(asked: Promise<View>, compute: Compute<View>): Promise<View> {
  const answer = asked.catch((error: unknown) => computed(error, compute));
  const late = new Promise<"late">((resolve) => setTimeout(resolve, PATIENCE_MS, "late"));
  const first = await Promise.race([answer, late]);
  if (first !== "late") return first;
  const here = loadLocal().then(compute, () => undefined);
  return Promise.race([answer, here.then((view) => view ?? answer)]);
}

/** What this device computes instead of an answer that did not come; without the means, the failure stands. */
async function computed<View>(error: unknown, compute: Compute<View>): Promise<View> {
  if (!(error instanceof HttpError) || error.kind !== "network") throw error;
  const local = await loadLocal().catch(() => undefined);
  const view = local && compute(local);
  if (!view) throw error;
  return view;
}

/** A day at a place: the server's, or while there is no connection the one this device computes. */
export function usePanchang(where: Where, date: string | undefined, today: string) {
  const { queries } = useSite();
  const client = useQueryClient();
  const reader = useReader();
  const asked = queries.panchang(where, date, reader);
  const answer = useQuery({
    ...asked,
    ...offlineToo,
    refetchInterval: (view: PanchangView | null | undefined) => again(view),
    queryFn: (context) =>
      orComputed(asked.queryFn(context), ({ localDay }) => localDay(client, where, date ?? today, reader)),
  });
  useFailureToast(answer.error);
  return answer;
}

/** Today at a place as the home page shows it, in the same way. */
export function usePanchangToday(where: Where) {
  const { queries } = useSite();
  const client = useQueryClient();
  const reader = useReader();
  const asked = queries.panchangToday(where, useToday(), reader);
  const answer = useQuery({
    ...asked,
    ...offlineToo,
    refetchInterval: (view: TodayView | undefined) => again(view),
    queryFn: (context) =>
      orComputed(asked.queryFn(context), ({ localDay }) => {
        const view = localDay(client, where, civilDateOf(Date.now()), reader);
        return view && todayOf(view);
      }),
  });
  useFailureToast(answer.error);
  return answer;
}

/** The month of a place, in the same way. */
export function usePanchangMonth(where: Where, month: string) {
  const { queries } = useSite();
  const client = useQueryClient();
  const reader = useReader();
  const asked = queries.panchangMonth(where, month, reader);
  return useQuery({
    ...asked,
    ...offlineToo,
    queryFn: (context) =>
      orComputed(asked.queryFn(context), ({ localMonth }) => localMonth(client, where, month, reader)),
  });
}

/** Says why an almanac could not be had, until it can. */
export function useFailureToast(error: unknown): void {
  const { t } = useTranslation();
  useTrouble(error ? t("page.failed", { reason: errorText(error, t) }) : undefined);
}

/**
 * Fetches the computation once `part` of the page has been seen and nothing else is going on, so that the next day or
 * place can be had without a connection.
 */
export function useFetchAhead(part: RefObject<Element>): void {
  useEffect(() => {
    const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2_000));
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      idle(() => void loadLocal().catch(() => undefined));
    });
    if (part.current) seen.observe(part.current);
    return () => seen.disconnect();
  }, [part]);
}
