import { Result } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSession } from "../../client/useSession";
import { can } from "../../contract/roles";
import { screens } from "../resources";

/** An address of the console that leads nowhere. */
export function NotFound() {
  const { t } = useTranslation();
  const { role } = useSession();
  const own = screens.find(({ permission }) => can(role, permission));
  return (
    <Result
      status="404"
      icon={null}
      title={<h1 className="console-title">{t("notFound.title")}</h1>}
      subTitle={t("notFound.text")}
      extra={own && <Link to={own.path}>{t("denied.goTo", { screen: t(`menu.${own.identifier}`) })}</Link>}
    />
  );
}
