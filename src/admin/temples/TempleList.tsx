import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import type { AdminTemple } from "../../contract/adminTemples";
import { BulkChangesButton } from "../bulk/BulkChangesButton";
import { BulkPlace } from "../bulk/BulkPlace";
import { HistoryPlace } from "../history/HistoryPlace";
import { ListPage } from "../listing/ListPage";
import { useRowSelection } from "../listing/rowSelection";
import { useListTable } from "../listing/useListTable";
import { ExportButtons } from "../transfer/ExportButtons";
import { ImportButtons } from "../transfer/ImportButtons";
import { TransferNotices } from "../transfer/TransferNotices";
import { useImport } from "../transfer/useImport";
import { FindDuplicates } from "./FindDuplicates";
import { TempleActions } from "./TempleActions";
import { StatusTag, VerifiedTag } from "./TempleTags";
import { useMoreColumns } from "./useMoreColumns";
import { useTempleFilters } from "./useTempleFilters";
import { useTempleRemoval } from "./useTempleRemoval";

const screenPath = "/admin/temples";
const TempleDrawer = lazy(async () => ({ default: (await import("./TempleDrawer")).TempleDrawer }));

const texts = {
  failed: "temples.failed.load",
  none: "temples.none",
  noneMatch: "temples.noneMatch",
  count: "temples.count",
};

/** The simple temples screen: list, form, import and export. */
export function TempleList() {
  const { t } = useTranslation();
  const { id } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const table = useListTable<AdminTemple>("temples");
  const filters = useTempleFilters("all", table.filter);
  const imports = useImport("temples");
  const removal = useTempleRemoval({ confirm: "temples.confirmDelete", failed: "temples.failed.simpleDelete" });
  const more = useMoreColumns();
  const selection = useRowSelection(table);
  const goTo = (pathname: string) => navigate({ pathname, search });
  return (
    <ListPage<AdminTemple>
      table={table}
      texts={texts}
      add={{ text: t("temples.add"), onClick: () => goTo(`${screenPath}/create`) }}
      actions={
        <>
          <FindDuplicates />
          <BulkChangesButton />
          <ExportButtons noun="temples" search={table.search} failed="transfer.failed.export" />
          <ImportButtons imports={imports} />
        </>
      }
      lead={<TransferNotices imports={imports} removal={removal} />}
      filters={filters}
      selected={<BulkPlace selection={selection} onChanged={table.refetch} />}
      selection={selection}
      columns={[
        { key: "name", title: t("temples.fields.name"), sorter: true },
        { key: "city", title: t("temples.fields.city"), sorter: true },
        { key: "slug", title: t("temples.fields.slug"), dataIndex: "slug", className: "quiet breaks" },
        {
          key: "status",
          title: t("temples.fields.isActive"),
          sorter: true,
          render: ({ status }) => <StatusTag status={status} />,
        },
        {
          key: "verified",
          title: t("temples.fields.isVerified"),
          className: "nowrap",
          render: ({ isVerified }) => <VerifiedTag isVerified={isVerified} />,
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
        {id && (
          <TempleDrawer
            id={id}
            onClose={() => goTo(screenPath)}
            onClear={() => id !== "create" && goTo(`${screenPath}/create`)}
          />
        )}
      </Suspense>
    </ListPage>
  );
}
