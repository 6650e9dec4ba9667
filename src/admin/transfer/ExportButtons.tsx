import { DownloadOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import type { Noun } from "../listing/noun";
import { useExport } from "./useExport";

type ExportButtonsProps = { noun: Noun; search: string; failed: string };

export function ExportButtons({ noun, search, failed }: ExportButtonsProps) {
  const { t } = useTranslation();
  const { running, download } = useExport(noun, search, failed);
  return (
    <>
      <Button icon={<DownloadOutlined />} loading={running === "json"} onClick={() => void download("json")}>
        {t("transfer.exportJson")}
      </Button>
      <Button icon={<DownloadOutlined />} loading={running === "csv"} onClick={() => void download("csv")}>
        {t("transfer.exportCsv")}
      </Button>
      <Button icon={<DownloadOutlined />} loading={running === "xlsx"} onClick={() => void download("xlsx")}>
        {t("transfer.exportXlsx")}
      </Button>
    </>
  );
}
