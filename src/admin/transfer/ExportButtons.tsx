import { DownloadOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { useExport } from "./useExport";

type ExportButtonsProps = { path: string; search: string; failed: string };

export function ExportButtons({ path, search, failed }: ExportButtonsProps) {
  const { t } = useTranslation();
  const { running, download } = useExport(path, search, failed);
  return (
    <>
      <Button icon={<DownloadOutlined />} loading={running === "json"} onClick={() => void download("json")}>
        {t("transfer.exportJson")}
      </Button>
      <Button icon={<DownloadOutlined />} loading={running === "csv"} onClick={() => void download("csv")}>
        {t("transfer.exportCsv")}
      </Button>
    </>
  );
}
