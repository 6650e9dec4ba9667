import "./festivals.css";
import { PlusOutlined, ReloadOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import type { AdminFestival } from "../../contract/festivals";
import { HistoryPlace } from "../history/HistoryPlace";
import { ListState } from "../listing/ListState";
import { NoRecords } from "../listing/NoRecords";
import { RemovedNotice } from "../listing/RemovedNotice";
import { useListQuery } from "../listing/useListQuery";
import { useRemoval } from "../listing/useRemoval";
import { ExportButtons } from "../transfer/ExportButtons";
import { ImportButtons } from "../transfer/ImportButtons";
import { useImport } from "../transfer/useImport";
import { FestivalFilters } from "./FestivalFilters";
import { FestivalTable } from "./FestivalTable";
import { festivalFilters, useFestivals } from "./useFestivals";

const screenPath = "/admin/festivals";
const ImportPanel = lazy(async () => ({ default: (await import("../transfer/ImportPanel")).ImportPanel }));
const FestivalDrawer = lazy(async () => ({ default: (await import("./FestivalDrawer")).FestivalDrawer }));

/** The festivals screen: list, form, dates year by year, import and export. */
export function FestivalList() {
  const { t } = useTranslation();
  const { id } = useParams();
  const goTo = useGoTo();
  const query = useListQuery(festivalFilters);
  const list = useFestivals(query);
  const imports = useImport("festivals");
  const removal = useRemoval<AdminFestival>({
    noun: "festivals",
    confirm: "festivals.confirmDelete",
    failed: "festivals.failed.delete",
    describe: ({ name }) => t("festivals.confirmDetails", { name }),
  });
  const add = () => goTo(`${screenPath}/create`);

  return (
    <>
      <div className="console-toolbar">
        <h1 className="console-title">{t("menu.festivals")}</h1>
        <Button type="primary" icon={<PlusOutlined />} onClick={add}>
          {t("festivals.add")}
        </Button>
        <Button icon={<ReloadOutlined />} loading={list.isFetching} onClick={list.refetch}>
          {t("actions.refresh")}
        </Button>
        <ExportButtons noun="festivals" search={query.search} failed="transfer.failed.export" />
        <ImportButtons imports={imports} />
      </div>
      <Suspense>{imports.state.is !== "idle" && <ImportPanel imports={imports} />}</Suspense>
      <RemovedNotice removal={removal} />
      <FestivalFilters query={query} />
      <ListState
        inSteps
        isLoading={list.isLoading}
        error={list.error}
        failed={t("festivals.failed.load")}
        isEmpty={list.total === 0}
        empty={<NoRecords noun="festivals" query={query} onAdd={add} />}
        onRetry={list.refetch}
      >
        <FestivalTable list={list} query={query} path={screenPath} removal={removal} />
      </ListState>
      <HistoryPlace noun="festivals" onChanged={list.refetch} />
      <Suspense>
        {id && <FestivalDrawer id={id} onClose={() => goTo(screenPath)} onClear={() => id !== "create" && add()} />}
      </Suspense>
    </>
  );
}

/** Goes on with the list's filters, and without the year that a drawer showed. */
function useGoTo() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (pathname: string) => {
    const rest = new URLSearchParams(params);
    rest.delete("year");
    navigate({ pathname, search: rest.toString() });
  };
}
