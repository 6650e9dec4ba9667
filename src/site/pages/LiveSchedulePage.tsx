import { useTranslation } from "react-i18next";
import { useHead } from "../head";
import { OwnEvents } from "../live/OwnEvents";
import { ScheduleForm } from "../live/ScheduleForm";
import { useOwnEvents } from "../live/useOwnEvents";
import { ForPandits } from "../pandit/ForPandits";
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
      <ForPandits denied={t("schedule.deniedText")}>
        <Schedule />
      </ForPandits>
    </div>
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
