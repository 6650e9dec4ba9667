import { useTranslation } from "react-i18next";
import { useSession } from "../../client/useSession";
import { can } from "../../contract/roles";
import { Notice } from "../components/Notice";
import { RequireAccount } from "../components/RequireAccount";
import { useHead } from "../head";
import { OwnEvents } from "../live/OwnEvents";
import { ScheduleForm } from "../live/ScheduleForm";
import { useOwnEvents } from "../live/useOwnEvents";
import "../styles/contribute.css";
import "../styles/live.css";
import "../styles/member.css";

/** `/live/schedule`: pandits and admins announce broadcasts. */
export function Page() {
  const { t } = useTranslation();
  useHead({ title: t("schedule.title"), description: t("schedule.lead") });
  return (
    <div className="wrap member">
      <h1>{t("schedule.title")}</h1>
      <p className="soft">{t("schedule.lead")}</p>
      <RequireAccount stays>
        <Allowed />
      </RequireAccount>
    </div>
  );
}

function Allowed() {
  const { t } = useTranslation();
  const { role } = useSession();
  // whose session ended while writing keeps the form; the server refuses what is sent
  if (role === "VISITOR" || can(role, "rituals")) return <Schedule />;
  return (
    <Notice tone="bad" role="alert">
      <p>
        <b>{t("schedule.denied")}</b>
      </p>
      <p>{t("schedule.deniedText")}</p>
    </Notice>
  );
}

function Schedule() {
  const own = useOwnEvents();
  return (
    <div className="stack">
      <ScheduleForm onScheduled={() => void own.refetch()} />
      <OwnEvents own={own} />
    </div>
  );
}
