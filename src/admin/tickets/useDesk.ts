import { useNotification } from "@refinedev/core";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText, isRetryable } from "../../client/errors";
import { useSession } from "../../client/useSession";
import type { TicketAnswer, TicketList } from "../../contract/tickets";
import { civilDateOf } from "../../domain/dates";
import { useHttp } from "../http";
import { checkOnDevice } from "./checkOnDevice";
import { addWaiting, dropWaiting, keepList, keptList, type Waiting, waitingOf } from "./deviceTickets";

const REFRESH_MS = 60_000;
const root = (id: number) => `/api/admin/temples/${id}`;

/** What a check came to; `readAt` is the moment of what it was checked by, where the server could not be asked. */
export type Checked = TicketAnswer & { readAt?: string };

/**
 * The checking of tickets at one temple: by the server, else by what this device knows. What is taken without a
 * connection waits here and is told as soon as there is one.
 */
export function useDesk(templeId: number) {
  const { t } = useTranslation();
  const http = useHttp();
  const { open: notify } = useNotification();
  const { userId = "" } = useSession();
  const [waiting, setWaiting] = useState<Waiting[]>(() => waitingOf(userId));

  const refresh = useCallback(async () => {
    for (const entry of waitingOf(userId)) {
      const { templeId: id, reference, at } = entry;
      const tell = (verdict: string) =>
        notify?.({ type: "error", message: t("tickets.refused", { reference, verdict }) });
      try {
        const { data } = await http.post<TicketAnswer>(`${root(id)}/tickets/attend`, { reference, at });
        if (data.verdict !== "valid") tell(t(`tickets.verdicts.${data.verdict}`));
      } catch (error) {
        // what is refused for good does not hold up the others
        if (isRetryable(error)) throw error;
        tell(errorText(error, t));
      }
      dropWaiting(entry);
    }
    setWaiting(waitingOf(userId));
    const { data } = await http.get<TicketList>(`${root(templeId)}/ticket-list`);
    keepList(userId, data);
  }, [http, notify, t, templeId, userId]);

  useEffect(() => {
    const run = () => void refresh().catch(() => setWaiting(waitingOf(userId)));
    run();
    const timer = setInterval(run, REFRESH_MS);
    window.addEventListener("online", run);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", run);
    };
  }, [refresh, userId]);

  const check = async (code: string): Promise<Checked | undefined> => {
    try {
      return (await http.post<TicketAnswer>(`${root(templeId)}/tickets/check`, { code })).data;
    } catch (error) {
      if (!isRetryable(error)) throw error;
      const list = keptList(userId, templeId);
      if (!list) return undefined;
      const attended = new Map(waitingOf(userId).map(({ reference, at }) => [reference, at]));
      return { ...(await checkOnDevice(code, { list, today: civilDateOf(Date.now()), attended })), readAt: list.at };
    }
  };
  const attend = async (reference: string): Promise<Checked> => {
    const at = new Date().toISOString();
    try {
      return (await http.post<TicketAnswer>(`${root(templeId)}/tickets/attend`, { reference, at })).data;
    } catch (error) {
      if (!isRetryable(error)) throw error;
      addWaiting({ userId, templeId, reference, at });
      setWaiting(waitingOf(userId));
      return { verdict: "valid", booking: null };
    }
  };
  return { check, attend, waiting: waiting.length };
}
