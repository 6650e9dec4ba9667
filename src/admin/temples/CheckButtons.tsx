import { EnvironmentOutlined, MergeCellsOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";

/** The ways from the lists to what may be on record twice, or at a wrong place. */
export function CheckButtons() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <>
      <Button icon={<MergeCellsOutlined />} onClick={() => navigate("/admin/temples/duplicates")}>
        {t("temples.findDuplicates")}
      </Button>
      <Button icon={<EnvironmentOutlined />} onClick={() => navigate("/admin/temples/positions")}>
        {t("temples.checkPositions")}
      </Button>
    </>
  );
}
