import { MergeCellsOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";

/** The way from the lists to what may be on record twice. */
export function FindDuplicates() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Button icon={<MergeCellsOutlined aria-hidden />} onClick={() => navigate("/admin/temples/duplicates")}>
      {t("temples.findDuplicates")}
    </Button>
  );
}
