import { UploadOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import type { AdminTemple } from "../../contract/adminTemples";
import { BulkChangesButton } from "../bulk/BulkChangesButton";
import { BulkPlace } from "../bulk/BulkPlace";
import { HistoryPlace } from "../history/HistoryPlace";
import { ListPage } from "../listing/ListPage";
import { RemovedNotice } from "../listing/RemovedNotice";
import { useRowSelection } from "../listing/rowSelection";
import { useListTable } from "../listing/useListTable";
import { ExportButtons } from "../transfer/ExportButtons";
import { useDownload } from "../transfer/useDownload";
import { FindDuplicates } from "./FindDuplicates";
import { TempleActions } from "./TempleActions";
import { StatusTag, VerifiedTag } from "./TempleTags";
import { TempleThumbnail } from "./TempleThumbnail";
import { useMoreColumns } from "./useMoreColumns";
import { useTempleFilters } from "./useTempleFilters";
import { useTempleRemoval } from "./useTempleRemoval";

const screenPath = "/admin/temple-management";
const TempleModal = lazy(async () => ({ default: (await import("./TempleModal")).TempleModal }));
const BulkUpload = lazy(async () => ({ default: (await import("../transfer/BulkUpload")).BulkUpload }));

const texts = {
  failed: "temples.failed.load",
  none: "temples.none",
  noneMatch: "temples.noneMatch",
  count: "temples.count",
};

/** The advanced temples screen: the whole record, pictures in the list, whole files at once. */
export function TempleManagement() {
  const { t } = useTranslation();
  const { id } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const table = useListTable<AdminTemple>("temples");
  const filters = useTempleFilters("settings", table.filter);
  const removal = useTempleRemoval({ confirm: "temples.confirmDeleteAdvanced", failed: "temples.failed.delete" });
  const { download } = useDownload(t("transfer.failed.export"));
  const template = () => void download("/api/admin/temples/template.csv", "temples-template.csv");
  const [isUploading, setUploading] = useState(false);
  const more = useMoreColumns();
  const selection = useRowSelection(table);
  const goTo = (pathname: string) => navigate({ pathname, search });
  const named = (value: string | null) =>
    value ? t([`settings.${value}`, `traditions.${value}`, `deities.${value}`], { defaultValue: value }) : "—";
  return (
    <ListPage<AdminTemple>
      table={table}
      texts={texts}
      add={{ text: t("temples.add"), onClick: () => goTo(`${screenPath}/create`) }}
      actions={
        <>
          <Button icon={<UploadOutlined aria-hidden />} onClick={() => setUploading(true)}>
            {t("transfer.bulkUpload")}
          </Button>
          <Button onClick={template}>{t("transfer.template")}</Button>
          <FindDuplicates />
          <BulkChangesButton />
          <ExportButtons noun="temples" search={table.search} failed="temples.failed.export" />
        </>
      }
      lead={<RemovedNotice removal={removal} />}
      filters={filters}
      selected={<BulkPlace selection={selection} onChanged={table.refetch} />}
      selection={selection}
      columns={[
        {
          key: "temple",
          title: t("temples.temple"),
          render: ({ image, name, setting, tradition }) => (
            <span className="temple-cell">
              <TempleThumbnail image={image} />
              <span>
                <strong>{name}</strong>
                <span className="quiet">{named(setting ?? tradition)}</span>
              </span>
            </span>
          ),
        },
        { key: "location", title: t("temples.fields.location"), dataIndex: "location" },
        { key: "deity", title: t("temples.fields.deity"), render: ({ deity }) => named(deity) },
        {
          key: "status",
          title: t("temples.statusTitle"),
          render: ({ status, isVerified }) => (
            <>
              <StatusTag status={status} />
              {isVerified && <VerifiedTag isVerified />}
            </>
          ),
        },
        ...more,
        {
          key: "actions",
          title: t("temples.actions"),
          fixed: "right",
          render: (temple) => <TempleActions temple={temple} path={screenPath} removal={removal} />,
        },
      ]}
    >
      <HistoryPlace noun="temples" onChanged={table.refetch} />
      <Suspense>
        {id && <TempleModal id={id} onClose={() => goTo(screenPath)} />}
        {isUploading && <BulkUpload noun="temples" onTemplate={template} onClose={() => setUploading(false)} />}
      </Suspense>
    </ListPage>
  );
}
