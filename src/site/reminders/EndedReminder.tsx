import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { LinkedReminder } from "../../contract/reminders";
import { useSite } from "../queries";
import { FailedRead } from "../ui/FailedRead";
import { reminderPaths } from "./paths";

/** What opening the link in a letter does: the reminder is ended at once, and can be taken up again. */
export function EndedReminder({ token }: { token: string }) {
  const { t } = useTranslation();
  const { http } = useSite();
  const change = useMutation({
    mutationFn: async (verb: "end" | "again") =>
      (await http.post<LinkedReminder>(`${reminderPaths.all}/${verb}?token=${encodeURIComponent(token)}`)).data,
  });
  const { data, error, isLoading, mutate } = change;
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current) mutate("end");
    isAsked.current = true;
  }, [mutate]);
  const name = data && (data.kind === "booking" ? t("reminders.bookings") : data.title);
  return (
    <section className="panel stack" aria-busy={isLoading}>
      {error !== null && <FailedRead error={error} onRetry={() => mutate("end")} />}
      {data && <p role="status">{t(data.isOn ? "reminders.isOn" : "reminders.stopped", { name })}</p>}
      {data && (
        <button
          type="button"
          className="button quiet"
          aria-disabled={isLoading}
          onClick={() => !isLoading && mutate(data.isOn ? "end" : "again")}
        >
          {t(data.isOn ? "reminders.stop" : "reminders.again")}
        </button>
      )}
    </section>
  );
}
