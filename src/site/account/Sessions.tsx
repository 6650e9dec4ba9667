import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { session } from "../../client/session";
import { FormProblems } from "../forms/FormProblems";
import { useSending } from "../forms/useSending";
import { useSite } from "../queries";
import { notify } from "../ui/toast";

/** Ends every session of the account, on all devices. */
export function Sessions() {
  const { t } = useTranslation();
  const { http } = useSite();
  const navigate = useNavigate();
  const { send, sending, failure, attempt } = useSending();
  const end = async () => {
    if (!(await send(async () => void (await http.post("/api/auth/logout-everywhere"))))) return;
    session.signOut();
    navigate("/login");
    notify("success", t("settings.sessionsEnded"));
  };
  return (
    <section className="panel" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{t("settings.sessions")}</h2>
      <p className="soft">{t("settings.sessionsText")}</p>
      {failure && <FormProblems title={failure} attempt={attempt} />}
      <button type="button" className="button quiet" disabled={sending} onClick={() => void end()}>
        {t("settings.endSessions")}
      </button>
    </section>
  );
}
