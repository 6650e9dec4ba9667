import { useResource } from "@refinedev/core";
import { Breadcrumb } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSession } from "../../client/useSession";
import { can } from "../../contract/roles";
import { screens } from "../resources";
import { useScreen } from "./useScreen";

/** Dashboard, the screen, and what is done there; the way up is a link where one may go. */
export function Breadcrumbs() {
  const { t } = useTranslation();
  const { role } = useSession();
  const { action } = useResource();
  const screen = useScreen();
  if (!screen || !can(role, screen.permission)) return null;
  const above = screens.find(({ identifier }) => identifier === screen.within);
  const inScreen = action !== undefined && action !== "list";
  const place = t(`menu.${screen.identifier}`);
  return (
    <Breadcrumb
      className="console-breadcrumbs"
      items={[
        { title: can(role, "dashboard") ? <Link to="/admin">{t("layout.console")}</Link> : t("layout.console") },
        ...(above ? [{ title: <Link to={above.path}>{t(`menu.${above.identifier}`)}</Link> }] : []),
        { title: inScreen ? <Link to={screen.path}>{place}</Link> : place },
        ...(inScreen ? [{ title: t(`actions.${action}`) }] : []),
      ]}
    />
  );
}
