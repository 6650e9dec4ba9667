import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSession } from "../../client/useSession";
import { can } from "../../contract/roles";

/** The way to schedule a live event, for who may. */
export function LiveLink() {
  const { t } = useTranslation();
  const { role } = useSession();
  if (!can(role, "rituals")) return null;
  return (
    <section className="panel" aria-labelledby="live-link-title">
      <h2 id="live-link-title">{t("schedule.title")}</h2>
      <p className="soft">{t("schedule.lead")}</p>
      <Link className="button quiet" to="/live/schedule">
        {t("schedule.open")}
      </Link>
    </section>
  );
}
