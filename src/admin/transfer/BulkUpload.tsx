import { useInvalidate, useNotification } from "@refinedev/core";
import { Button, Modal, Progress } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { errorText } from "../../client/errors";
import type { BulkUploadResult } from "../../contract/importResults";
import { useHttp } from "../http";
import { useReturnFocus } from "../layout/useReturnFocus";
import type { Noun } from "../listing/noun";
import { FileButton } from "./FileButton";
import { ImportDetails } from "./ImportDetails";
import { ImportFigures } from "./ImportFigures";
import { bulkUpload, isTooLarge } from "./transfers";

type BulkUploadProps = { noun: Noun; onTemplate: () => void; onClose: () => void };

/** A whole CSV file at once, with how far it has got. */
export function BulkUpload({ noun, onTemplate, onClose }: BulkUploadProps) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File>();
  const { percent, result, start } = useBulkUpload(noun);
  const isRunning = percent !== undefined;
  useReturnFocus();
  return (
    <Modal
      open
      width={720}
      title={t("transfer.bulkUpload")}
      okText={t("transfer.upload")}
      okButtonProps={{ disabled: !file || Boolean(result) }}
      confirmLoading={isRunning}
      cancelText={t(result ? "actions.close" : "actions.cancel")}
      closable={!isRunning}
      maskClosable={false}
      onOk={() => file && void start(file)}
      onCancel={onClose}
    >
      <p>{t("transfer.bulkHint")}</p>
      <div className="row-actions">
        <FileButton accept=".csv,text/csv" disabled={isRunning} onFile={setFile}>
          {t("transfer.chooseCsv")}
        </FileButton>
        <Button type="link" onClick={onTemplate}>
          {t("transfer.template")}
        </Button>
        <span role="status">{file?.name}</span>
      </div>
      {isRunning && (
        <Progress aria-label={t("transfer.progress")} percent={percent} status={percent < 100 ? "normal" : "active"} />
      )}
      {result && <ImportFigures result={result} />}
      {result && <ImportDetails noun={noun} result={result} />}
      {result && <Link to={`/admin/imports/${result.planId}`}>{t("transfer.seePlan")}</Link>}
    </Modal>
  );
}

function useBulkUpload(noun: Noun) {
  const { t } = useTranslation();
  const http = useHttp();
  const invalidate = useInvalidate();
  const { open: notify } = useNotification();
  const [percent, setPercent] = useState<number>();
  const [result, setResult] = useState<BulkUploadResult>();
  const fail = (reason: string) => notify?.({ type: "error", message: t("transfer.failed.bulk"), description: reason });
  const start = async (file: File) => {
    if (isTooLarge(file)) return fail(t("transfer.tooLarge"));
    setPercent(0);
    try {
      const done = await bulkUpload(http, noun, file, setPercent);
      setResult(done);
      const isEmpty = done.successCount === 0 && done.failed > 0;
      if (isEmpty) notify?.({ type: "error", message: t("transfer.uploadedNone") });
      else notify?.({ type: "success", message: t("transfer.uploaded", { count: done.successCount }) });
      await invalidate({ resource: noun, invalidates: ["list", "detail"] });
    } catch (error) {
      fail(errorText(error, t));
    } finally {
      setPercent(undefined);
    }
  };
  return { percent, result, start };
}
