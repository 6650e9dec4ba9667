import { HistoryOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";

/** The way from the lists to what was done to many temples. */
export function BulkChangesButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Button icon={<HistoryOutlined aria-hidden />} onClick={() => navigate("/admin/temples/bulk-changes")}>
      {t("menu.bulkChanges")}
    </Button>
  );
}
