import { PlusOutlined, UploadOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { HistoryPlace } from "../history/HistoryPlace";
import { ListState } from "../listing/ListState";
import { NoRecords } from "../listing/NoRecords";
import { RemovedNotice } from "../listing/RemovedNotice";
import { useListQuery } from "../listing/useListQuery";
import { ExportButtons } from "../transfer/ExportButtons";
import { useTemplate } from "../transfer/useTemplate";
import { FindDuplicates } from "./FindDuplicates";
import { ManagementTable } from "./ManagementTable";
import { TempleFilters } from "./TempleFilters";
import { useTempleRemoval } from "./useTempleRemoval";
import { templeFilters, useTemples } from "./useTemples";

const screenPath = "/admin/temple-management";
const TempleModal = lazy(async () => ({ default: (await import("./TempleModal")).TempleModal }));
const BulkUpload = lazy(async () => ({ default: (await import("../transfer/BulkUpload")).BulkUpload }));

/** The advanced temples screen: the whole record, pictures in the list, whole files at once. */
export function TempleManagement() {
  const { t } = useTranslation();
  const { id } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const query = useListQuery(templeFilters);
  const list = useTemples(query);
  const removal = useTempleRemoval({ confirm: "temples.confirmDeleteAdvanced", failed: "temples.failed.delete" });
  const template = useTemplate("temples");
  const [isUploading, setUploading] = useState(false);
  const goTo = (pathname: string) => navigate({ pathname, search });

  return (
    <>
      <div className="console-toolbar">
        <h1 className="console-title">{t("menu.templeManagement")}</h1>
        <Button type="primary" icon={<PlusOutlined />} onClick={() => goTo(`${screenPath}/create`)}>
          {t("temples.add")}
        </Button>
        <Button icon={<UploadOutlined />} onClick={() => setUploading(true)}>
          {t("transfer.bulkUpload")}
        </Button>
        <Button onClick={() => void template("csv")}>{t("transfer.template")}</Button>
        <FindDuplicates />
        <ExportButtons noun="temples" search={query.search} failed="temples.failed.export" />
      </div>
      <RemovedNotice removal={removal} />
      <TempleFilters query={query} types="settings" path={screenPath} />
      <ListState
        inSteps
        isLoading={list.isLoading}
        error={list.error}
        failed={t("temples.failed.load")}
        isEmpty={list.total === 0}
        empty={<NoRecords noun="temples" query={query} onAdd={() => goTo(`${screenPath}/create`)} />}
        onRetry={list.refetch}
      >
        <ManagementTable list={list} query={query} path={screenPath} removal={removal} />
      </ListState>
      <HistoryPlace noun="temples" onChanged={list.refetch} />
      <Suspense>
        {id && <TempleModal id={id} onClose={() => goTo(screenPath)} />}
        {isUploading && (
          <BulkUpload noun="temples" onTemplate={() => void template("csv")} onClose={() => setUploading(false)} />
        )}
      </Suspense>
    </>
  );
}
