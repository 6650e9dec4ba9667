import { WarningOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { Message } from "./Message";

/** What is drawn in place of a screen that failed. */
export function ErrorScreen() {
  const { t } = useTranslation();
  return (
    <Message icon={<WarningOutlined aria-hidden />} title={t("errorScreen.title")} text={t("errorScreen.text")}>
      <Button type="primary" onClick={() => location.reload()}>
        {t("errorScreen.refresh")}
      </Button>
    </Message>
  );
}
