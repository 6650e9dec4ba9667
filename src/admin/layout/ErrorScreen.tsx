import { WarningOutlined } from "@ant-design/icons";
import { Button, Result } from "antd";
import { useTranslation } from "react-i18next";

/** What is drawn in place of a screen that failed. */
export function ErrorScreen() {
  const { t } = useTranslation();
  return (
    <Result
      icon={<WarningOutlined />}
      title={<h1 className="console-title">{t("errorScreen.title")}</h1>}
      subTitle={t("errorScreen.text")}
      extra={
        <Button type="primary" onClick={() => location.reload()}>
          {t("errorScreen.refresh")}
        </Button>
      }
    />
  );
}
