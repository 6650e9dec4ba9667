import "./listing.css";
import { PlusOutlined, ReloadOutlined } from "@ant-design/icons";
import { type BaseRecord, useResource } from "@refinedev/core";
import { Button } from "antd";
import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { viewLists } from "../../contract/viewLimits";
import { ColumnChoice } from "./ColumnChoice";
import { type FilterField, ListFilters } from "./ListFilters";
import { RecordTable } from "./RecordTable";
import { SavedViews } from "./SavedViews";
import { useColumns } from "./useColumns";

type ListPageProps<Row extends BaseRecord> = ComponentProps<typeof RecordTable<Row>> & {
  filters?: readonly FilterField[];
  /** What else can be done with the list, beside adding and "Refresh". */
  actions?: ReactNode;
  /** Between the title and the filters. */
  lead?: ReactNode;
  /** Below the filters. */
  filterNotes?: ReactNode;
  /** Above the table: what is selected, and what can be done with it. */
  selected?: ReactNode;
  /** What is open beside the list. */
  children?: ReactNode;
};

/**
 * The screen of a list: its title and buttons, filters, saved views, choice of columns, table and pages. Its title, its
 * views and the columns that are left out go by the resource of the address.
 */
export function ListPage<Row extends BaseRecord>(props: ListPageProps<Row>) {
  const { filters = [], actions, lead, filterNotes, selected, children, ...list } = props;
  const { table, add } = list;
  const { t } = useTranslation();
  const { identifier = "", resource } = useResource();
  const path = String(resource?.list ?? "");
  const { shown, choices, show, move, size } = useColumns(list.columns);
  return (
    <>
      <div className="console-toolbar">
        <h1 className="console-title">{t(`menu.${identifier}`)}</h1>
        {add && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={add.onClick}>
            {add.text}
          </Button>
        )}
        <Button icon={<ReloadOutlined aria-hidden />} loading={table.isFetching} onClick={table.refetch}>
          {t("actions.refresh")}
        </Button>
        {actions}
      </div>
      {lead}
      <ListFilters fields={filters} form={table.searchFormProps} onClear={table.isFiltered ? table.clear : undefined}>
        <span className="list-tools">
          {path.replace("/admin/", "") in viewLists && <SavedViews path={path} />}
          <ColumnChoice choices={choices} onShow={show} onMove={move} onSize={size} />
        </span>
        {filterNotes}
      </ListFilters>
      {selected}
      <RecordTable {...list} columns={shown} />
      {children}
    </>
  );
}
