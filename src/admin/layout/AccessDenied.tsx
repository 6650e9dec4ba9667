import { LockOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import { useSession } from "../../client/useSession";
import { Message } from "./Message";
import { WayOn } from "./WayOn";

/** Says what the screen takes, and leads to the first screen this role may open. */
export function AccessDenied({ text }: { text: string }) {
  const { t } = useTranslation();
  const { role } = useSession();
  return (
    <Message
      icon={<LockOutlined aria-hidden />}
      title={t(text)}
      text={t("denied.signedInAs", { role: t(`roles.${role}`) })}
    >
      <WayOn />
    </Message>
  );
}
