import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSession } from "../../client/useSession";
import { can } from "../../contract/roles";
import { Notice } from "../components/Notice";
import { RequireAccount } from "../components/RequireAccount";
import { useHead } from "../head";
import { OwnEvents } from "../live/OwnEvents";
import { useOwnEvents } from "../live/useOwnEvents";
import { Events } from "../pandit/Events";
import { OwnRituals } from "../pandit/OwnRituals";
import "../styles/contribute.css";
import "../styles/live.css";
import "../styles/member.css";

/** `/pandit`: what a pandit performs, and what is on. */
export function Page() {
  const { t } = useTranslation();
  useHead({ title: t("pandit.title"), description: t("pandit.lead") });
  return (
    <div className="wrap member">
      <h1>{t("pandit.title")}</h1>
      <p className="soft">{t("pandit.lead")}</p>
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
  if (role === "VISITOR" || can(role, "rituals")) return <Dashboard />;
  return (
    <Notice tone="bad" role="alert">
      <p>
        <b>{t("schedule.denied")}</b>
      </p>
      <p>{t("pandit.deniedText")}</p>
    </Notice>
  );
}

function Dashboard() {
  const { t } = useTranslation();
  const own = useOwnEvents();
  return (
    <div className="stack">
      <OwnRituals />
      <Events />
      <OwnEvents own={own} title={t("pandit.ownEvents")}>
        <Link className="button" to="/live/schedule">
          {t("schedule.open")}
        </Link>
      </OwnEvents>
    </div>
  );
}
