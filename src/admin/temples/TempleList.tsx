import { PlusOutlined, ReloadOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { HistoryPlace } from "../history/HistoryPlace";
import { ListState } from "../listing/ListState";
import { NoRecords } from "../listing/NoRecords";
import { RemovedNotice } from "../listing/RemovedNotice";
import { useListQuery } from "../listing/useListQuery";
import { ExportButtons } from "../transfer/ExportButtons";
import { ImportButtons } from "../transfer/ImportButtons";
import { useImport } from "../transfer/useImport";
import { FindDuplicates } from "./FindDuplicates";
import { TempleFilters } from "./TempleFilters";
import { TempleTable } from "./TempleTable";
import { useTempleRemoval } from "./useTempleRemoval";
import { templeFilters, useTemples } from "./useTemples";

const screenPath = "/admin/temples";
const ImportPanel = lazy(async () => ({ default: (await import("../transfer/ImportPanel")).ImportPanel }));
const TempleDrawer = lazy(async () => ({ default: (await import("./TempleDrawer")).TempleDrawer }));

/** The simple temples screen: list, form, import and export. */
export function TempleList() {
  const { t } = useTranslation();
  const { id } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const query = useListQuery(templeFilters);
  const list = useTemples(query);
  const imports = useImport("temples");
  const removal = useTempleRemoval({ confirm: "temples.confirmDelete", failed: "temples.failed.simpleDelete" });
  const goTo = (pathname: string) => navigate({ pathname, search });

  return (
    <>
      <div className="console-toolbar">
        <h1 className="console-title">{t("menu.temples")}</h1>
        <Button type="primary" icon={<PlusOutlined />} onClick={() => goTo(`${screenPath}/create`)}>
          {t("temples.add")}
        </Button>
        <Button icon={<ReloadOutlined />} loading={list.isFetching} onClick={list.refetch}>
          {t("actions.refresh")}
        </Button>
        <FindDuplicates />
        <ExportButtons noun="temples" search={query.search} failed="transfer.failed.export" />
        <ImportButtons imports={imports} />
      </div>
      <Suspense>{imports.state.is !== "idle" && <ImportPanel imports={imports} />}</Suspense>
      <RemovedNotice removal={removal} />
      <TempleFilters query={query} types="all" path={screenPath} />
      <ListState
        inSteps
        isLoading={list.isLoading}
        error={list.error}
        failed={t("temples.failed.load")}
        isEmpty={list.total === 0}
        empty={<NoRecords noun="temples" query={query} onAdd={() => goTo(`${screenPath}/create`)} />}
        onRetry={list.refetch}
      >
        <TempleTable list={list} query={query} path={screenPath} removal={removal} />
      </ListState>
      <HistoryPlace noun="temples" onChanged={list.refetch} />
      <Suspense>
        {id && (
          <TempleDrawer
            id={id}
            onClose={() => goTo(screenPath)}
            onClear={() => id !== "create" && goTo(`${screenPath}/create`)}
          />
        )}
      </Suspense>
    </>
  );
}
