import "./festivals.css";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import type { AdminFestival } from "../../contract/festivals";
import { festivalTypes } from "../../contract/vocabulary";
import { HistoryButton } from "../history/HistoryButton";
import { HistoryPlace } from "../history/HistoryPlace";
import { ListPage } from "../listing/ListPage";
import { RowActions } from "../listing/RowActions";
import { useListTable } from "../listing/useListTable";
import { useRemoval } from "../listing/useRemoval";
import { ExportButtons } from "../transfer/ExportButtons";
import { ImportButtons } from "../transfer/ImportButtons";
import { TransferNotices } from "../transfer/TransferNotices";
import { useImport } from "../transfer/useImport";
import { ActiveTag, DatesAction, FestivalName, NextDate } from "./FestivalCells";

const screenPath = "/admin/festivals";
const FestivalDrawer = lazy(async () => ({ default: (await import("./FestivalDrawer")).FestivalDrawer }));

const texts = {
  failed: "festivals.failed.load",
  none: "festivals.none",
  noneMatch: "festivals.noneMatch",
  count: "festivals.count",
};

/** The festivals screen: list, form, dates year by year, import and export. */
export function FestivalList() {
  const { t } = useTranslation();
  const { id } = useParams();
  const goTo = useGoTo();
  const table = useListTable<AdminFestival>("festivals");
  const imports = useImport("festivals");
  const removal = useRemoval<AdminFestival>({
    noun: "festivals",
    confirm: "festivals.confirmDelete",
    failed: "festivals.failed.delete",
    describe: ({ name }) => t("festivals.confirmDetails", { name }),
  });
  const add = () => goTo(`${screenPath}/create`);
  const choice = (name: string, values: Record<string, string>) => ({
    name,
    label: t(`festivals.filters.${name}`),
    options: Object.entries(values).map(([value, key]) => ({ value, label: t(key) })),
  });
  return (
    <ListPage<AdminFestival>
      table={table}
      texts={texts}
      add={{ text: t("festivals.add"), onClick: add }}
      actions={
        <>
          <ExportButtons noun="festivals" search={table.search} failed="transfer.failed.export" />
          <ImportButtons imports={imports} />
        </>
      }
      lead={<TransferNotices imports={imports} removal={removal} />}
      filters={[
        { name: "search", label: t("festivals.filters.search"), isWide: true },
        { name: "region", label: t("festivals.filters.region") },
        choice("type", Object.fromEntries(festivalTypes.map((type) => [type, `festivals.type.${type}`]))),
        choice("source", { computed: "festivals.source.computed", entered: "festivals.source.entered" }),
        choice("active", { true: "festivals.state.active", false: "festivals.state.inactive" }),
        choice("deleted", { true: "festivals.state.deleted" }),
      ]}
      columns={[
        {
          key: "name",
          title: t("festivals.fields.name"),
          sorter: true,
          render: (festival) => <FestivalName {...festival} />,
        },
        {
          key: "type",
          title: t("festivals.fields.type"),
          sorter: true,
          render: ({ type }) => (type ? t(`festivals.type.${type}`, { defaultValue: type }) : "—"),
        },
        {
          key: "nextDate",
          title: t("festivals.nextDate"),
          sorter: true,
          render: (festival) => <NextDate {...festival} />,
        },
        {
          key: "source",
          title: t("festivals.filters.source"),
          render: ({ ruleId }) => t(`festivals.source.${ruleId ? "computed" : "entered"}`),
        },
        { key: "region", title: t("festivals.fields.region"), sorter: true, render: ({ region }) => region ?? "—" },
        {
          key: "active",
          title: t("festivals.fields.active"),
          sorter: true,
          render: ({ active }) => <ActiveTag active={active} />,
        },
        {
          key: "actions",
          title: t("temples.actions"),
          fixed: "right",
          render: (festival) => (
            <RowActions
              record={festival}
              path={screenPath}
              isRemoved={festival.deletedAt !== null}
              page={festival.active ? `/festivals/${festival.slug}` : undefined}
              removal={removal}
              history={<HistoryButton record={festival.id} name={festival.name} />}
            >
              <DatesAction festival={festival} path={screenPath} />
            </RowActions>
          ),
        },
      ]}
    >
      <HistoryPlace noun="festivals" onChanged={table.refetch} />
      <Suspense>
        {id && <FestivalDrawer id={id} onClose={() => goTo(screenPath)} onClear={() => id !== "create" && add()} />}
      </Suspense>
    </ListPage>
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
