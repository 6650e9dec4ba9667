import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { formatDate, formatTime } from "../../client/formatDate";
import { session } from "../../client/session";
import { useSession } from "../../client/useSession";
import type { OwnSession, OwnSessions } from "../../contract/sessions";
import { FormProblems } from "../forms/FormProblems";
import { useSending } from "../forms/useSending";
import { useSite } from "../queries";
import { FailedRead } from "../ui/FailedRead";
import { notify } from "../ui/toast";

const path = "/api/users/me/sessions";

/** Where the account is logged in; ends one of these sessions, or all of them on all devices. */
export function Sessions() {
  const { t } = useTranslation();
  const { http } = useSite();
  const navigate = useNavigate();
  const { userId } = useSession();
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ["sessions", userId],
    queryFn: async ({ signal }) => (await http.get<OwnSessions>(path, { signal })).data.sessions,
    enabled: userId !== undefined,
    staleTime: 0,
  });
  const { send, sending, failure, attempt } = useSending();
  const end = async ({ id }: OwnSession, device: string) => {
    const isEnded = await send(async () => void (await http.delete(`${path}/${id}`)));
    await refetch();
    if (!isEnded) return;
    title.current?.focus(); // the button is gone with its row
    notify("success", t("settings.sessionEnded", { device }));
  };
  const endAll = async () => {
    if (!(await send(async () => void (await http.post("/api/auth/logout-everywhere"))))) return;
    session.signOut();
    navigate("/login");
    notify("success", t("settings.sessionsEnded"));
  };
  return (
    <section className="panel" aria-labelledby="sessions-title">
      <h2 id="sessions-title" ref={title} tabIndex={-1}>
        {t("settings.sessions")}
      </h2>
      <p className="soft">{t("settings.sessionsText")}</p>
      {failure && <FormProblems title={failure} attempt={attempt} />}
      {!data && !error && <p role="status">{t("loading")}</p>}
      {error !== null && <FailedRead error={error} onRetry={() => void refetch()} />}
      <ul className="mine">
        {data?.map((each) => (
          <Row key={each.id} own={each} isBusy={sending} onEnd={end} />
        ))}
      </ul>
      <p className="soft">{t("settings.endSessionsText")}</p>
      <button type="button" className="button quiet" disabled={sending} onClick={() => void endAll()}>
        {t("settings.endSessions")}
      </button>
    </section>
  );
}

type RowProps = { own: OwnSession; isBusy: boolean; onEnd: (own: OwnSession, device: string) => Promise<void> };

function Row({ own, isBusy, onEnd }: RowProps) {
  const { t, i18n } = useTranslation();
  const { browser, system, startedAt, isCurrent } = own;
  const device =
    browser && system
      ? t("settings.sessionDevice", { browser, system })
      : (browser ?? system ?? t("settings.sessionUnknown"));
  const when = { date: formatDate(startedAt, i18n.language), time: formatTime(startedAt, i18n.language) };
  return (
    <li>
      <div>
        <b>{device}</b> {isCurrent && <span className="badge">{t("settings.sessionHere")}</span>}
        <p className="soft">{t("settings.sessionStarted", when)}</p>
      </div>
      {!isCurrent && (
        <button
          type="button"
          className="button quiet small"
          aria-label={t("settings.sessionEndOf", { device, ...when })}
          disabled={isBusy}
          onClick={() => void onEnd(own, device)}
        >
          {t("settings.sessionEnd")}
        </button>
      )}
    </li>
  );
}
