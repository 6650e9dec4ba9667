import { DownloadOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { apiPath, type Noun } from "../listing/noun";
import { useDownload } from "./useDownload";

type ExportButtonsProps = { noun: Noun; search: string; failed: string };

/** What the list's filters leave as a file, in one of three formats; CSV is streamed. */
export function ExportButtons({ noun, search, failed }: ExportButtonsProps) {
  const { t } = useTranslation();
  const { running, download, stream } = useDownload(t(failed));
  const root = `/api/${apiPath(noun)}`;
  const whole = (format: "json" | "xlsx") => download(`${root}/export?format=${format}&${search}`, `${noun}.${format}`);
  const exports = [
    { name: `${noun}.json`, text: "transfer.exportJson", run: () => whole("json") },
    {
      name: `${noun}.csv`,
      text: "transfer.exportCsv",
      run: () => stream(`${root}/export-ticket`, `${root}/export.csv?${search}`, `${noun}.csv`),
    },
    { name: `${noun}.xlsx`, text: "transfer.exportXlsx", run: () => whole("xlsx") },
  ];
  return exports.map(({ name, text, run }) => (
    <Button key={name} icon={<DownloadOutlined aria-hidden />} loading={running === name} onClick={() => void run()}>
      {t(text)}
    </Button>
  ));
}
