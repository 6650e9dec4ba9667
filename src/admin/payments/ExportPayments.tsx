import { DownloadOutlined } from "@ant-design/icons";
import { useNotification } from "@refinedev/core";
import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { useHttp } from "../http";
import { follow } from "../transfer/transfers";

/** What the filters leave as CSV: a link cannot carry a token, so it carries a single-use ticket. */
export function ExportPayments({ search }: { search: string }) {
  const { t } = useTranslation();
  const http = useHttp();
  const { open: notify } = useNotification();
  const [isRunning, setRunning] = useState(false);
  const download = async () => {
    setRunning(true);
    try {
      const { data } = await http.post<{ ticket: string }>("/api/admin/payments/export-ticket", {});
      const query = new URLSearchParams(search);
      query.set("ticket", data.ticket);
      follow(`/api/admin/payments/export.csv?${query}`, "payments.csv");
    } catch (error) {
      notify?.({ type: "error", message: t("money.exportFailed"), description: errorText(error, t) });
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button icon={<DownloadOutlined />} loading={isRunning} onClick={() => void download()}>
      {t("transfer.exportCsv")}
    </Button>
  );
}
