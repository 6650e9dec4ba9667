import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { errorText } from "../../client/errors";
import type { Subscription } from "../../contract/notifications";
import { NeedsScripts } from "../forms/NeedsScripts";
import { useHead } from "../head";
import { useSite } from "../queries";
import { EndedReminder } from "../reminders/EndedReminder";
import { Notice } from "../ui/Notice";
import "../styles/member.css";

/**
 * `/unsubscribe?token=`: the link at the end of a letter, by which its reader gets no more of its kind;
 * `/unsubscribe?reminder=`: the same of a reminder.
 */
export function Page() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const token = query.get("token");
  const reminder = query.get("reminder");
  const title = t(reminder ? "reminders.endTitle" : "unsubscribe.title");
  const lead = t(reminder ? "reminders.endLead" : "unsubscribe.lead");
  useHead({ title, description: lead });
  return (
    <div className="wrap member">
      <h1>{title}</h1>
      <p className="soft">{lead}</p>
      <NeedsScripts />
      {reminder ? (
        <EndedReminder token={reminder} />
      ) : token ? (
        <Choice token={token} />
      ) : (
        <Notice tone="bad">{t("unsubscribe.noLink")}</Notice>
      )}
    </div>
  );
}

function Choice({ token }: { token: string }) {
  const { t } = useTranslation();
  const { http } = useSite();
  const client = useQueryClient();
  const link = (verb: string) => `/api/notifications/${verb}?token=${encodeURIComponent(token)}`;
  const key = ["unsubscribe", token];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await http.get<Subscription>(link("unsubscribe"), { signal })).data,
    staleTime: 0,
  });
  const change = useMutation({
    mutationFn: async (verb: string) => (await http.post<Subscription>(link(verb))).data,
    onSuccess: (answer) => client.setQueryData(key, answer),
  });
  const failure = change.error ?? (data ? null : error);
  return (
    <section className="panel stack" aria-busy={isFetching || change.isLoading}>
      {failure !== null && (
        <Notice tone="bad" role="alert">
          <p>{errorText(failure, t)}</p>
          {!data && (
            <button type="button" className="button small" onClick={() => void refetch()}>
              {t("retry")}
            </button>
          )}
        </Notice>
      )}
      {!data && failure === null && <p className="soft">{t("loading")}</p>}
      {data && (
        <>
          <h2>{t(`unsubscribe.topics.${data.topic}`)}</h2>
          <p role="status">
            {t(data.subscribed ? "unsubscribe.sent" : "unsubscribe.stopped", { recipient: data.recipient })}
          </p>
          <button
            type="button"
            className={data.subscribed ? "button" : "button quiet"}
            aria-disabled={change.isLoading}
            onClick={() => !change.isLoading && change.mutate(data.subscribed ? "unsubscribe" : "subscribe")}
          >
            {t(data.subscribed ? "unsubscribe.stop" : "unsubscribe.again")}
          </button>
          <p className="soft">{t("unsubscribe.always")}</p>
        </>
      )}
    </section>
  );
}
