import { useInvalidate, useNotification } from "@refinedev/core";
import { Alert, Button, Modal, Progress } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { BulkUploadResult } from "../../contract/importResults";
import { firstProblem } from "../form/fieldErrors";
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
  const { file, percent, problem, result, choose, send } = useBulkUpload(noun);
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
      onOk={() => file && void send(file)}
      onCancel={onClose}
    >
      <p>{t("transfer.bulkHint")}</p>
      {problem && (
        <Alert
          className="console-notice"
          type="error"
          showIcon
          role="alert"
          message={t("transfer.failed.bulk")}
          description={problem}
        />
      )}
      <div className="row-actions">
        <FileButton accept=".csv,text/csv" disabled={isRunning} onFile={choose}>
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
  const [file, setFile] = useState<File>();
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [result, setResult] = useState<BulkUploadResult>();
  /** Whatever became of the file before, one that is chosen begins anew. */
  const choose = (chosen: File) => {
    setFile(chosen);
    setProblem(undefined);
    setResult(undefined);
  };
  const send = async (file: File) => {
    setProblem(isTooLarge(file) ? t("transfer.tooLarge") : undefined);
    if (isTooLarge(file)) return;
    setPercent(0);
    try {
      const done = await bulkUpload(http, noun, file, setPercent);
      setResult(done);
      const isEmpty = done.successCount === 0 && done.failed > 0;
      if (isEmpty) notify?.({ type: "error", message: t("transfer.uploadedNone") });
      else notify?.({ type: "success", message: t("transfer.uploaded", { count: done.successCount }) });
      await invalidate({ resource: noun, invalidates: ["list", "detail"] });
    } catch (error) {
      setProblem(firstProblem(error, t));
    } finally {
      setPercent(undefined);
    }
  };
  return { file, percent, problem, result, choose, send };
}
