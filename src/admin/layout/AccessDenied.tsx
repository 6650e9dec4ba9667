import { LockOutlined } from "@ant-design/icons";
import { Button, Result } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSession } from "../../client/useSession";
import { can } from "../../contract/roles";
import { screens } from "../resources";

/** Says what the screen takes, and leads to the first screen this role may open. */
export function AccessDenied({ text }: { text: string }) {
  const { t } = useTranslation();
  const { role } = useSession();
  const own = screens.find(({ permission }) => can(role, permission));
  return (
    <Result
      icon={<LockOutlined />}
      title={<h1 className="console-title">{t(text)}</h1>}
      subTitle={t("denied.signedInAs", { role: t(`roles.${role}`) })}
      extra={
        own ? (
          <Link to={own.path}>{t("denied.goTo", { screen: t(`menu.${own.identifier}`) })}</Link>
        ) : (
          <Button href="/">{t("layout.site")}</Button>
        )
      }
    />
  );
}
