import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSession } from "../../client/useSession";
import { can } from "../../contract/roles";
import { screens } from "../resources";

/** A link to the first screen this role may open; to the site for those who may open none. */
export function WayOn() {
  const { t } = useTranslation();
  const { role } = useSession();
  const own = screens.find(({ permission }) => can(role, permission));
  if (!own) return <a href="/">{t("layout.site")}</a>;
  return <Link to={own.path}>{t("denied.goTo", { screen: t(`menu.${own.identifier}`) })}</Link>;
}
