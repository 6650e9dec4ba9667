import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useHead } from "../head";
import { OwnEvents } from "../live/OwnEvents";
import { useOwnEvents } from "../live/useOwnEvents";
import { Events } from "../pandit/Events";
import { ForPandits } from "../pandit/ForPandits";
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
      <ForPandits denied={t("pandit.deniedText")}>
        <Dashboard />
      </ForPandits>
    </div>
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
