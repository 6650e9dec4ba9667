import "./shop.css";
import { DownloadOutlined, ReloadOutlined } from "@ant-design/icons";
import { Alert, Button, Skeleton } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import type { AdminOrder } from "../../contract/shop";
import { orderStatuses } from "../../contract/shopWords";
import { useHttp } from "../http";
import { FilterSelect } from "../listing/FilterSelect";
import { FilterText } from "../listing/FilterText";
import { ListState } from "../listing/ListState";
import { useListQuery } from "../listing/useListQuery";
import { useRecords } from "../listing/useRecords";
import { saveText } from "../transfer/transfers";
import { useTexts } from "../useTexts";
import { OrderTable } from "./OrderTable";

const filters = ["q", "status"] as const;
export type OrderFilter = (typeof filters)[number];

/** What people ordered, and what is to be done about it. */
export function OrderList() {
  const { t } = useTranslation();
  const hasTexts = useTexts("shopkeeping");
  const query = useListQuery(filters, 20);
  const list = useRecords<AdminOrder, OrderFilter>("admin/orders", filters, { ...query, sort: undefined });
  const csv = useCsv(query.search);
  if (!hasTexts) return <Skeleton active title={false} paragraph={{ rows: 12, width: "100%" }} />;
  return (
    <>
      <div className="console-toolbar">
        <h1 className="console-title">{t("menu.orders")}</h1>
        <Button icon={<ReloadOutlined />} loading={list.isFetching} onClick={list.refetch}>
          {t("actions.refresh")}
        </Button>
        <Button icon={<DownloadOutlined />} loading={csv.running} onClick={() => void csv.download()}>
          {t("orders.csv")}
        </Button>
      </div>
      {csv.failure !== undefined && (
        <Alert
          className="console-notice"
          type="error"
          showIcon
          role="alert"
          message={t("orders.failedCsv")}
          description={errorText(csv.failure, t)}
        />
      )}
      <search className="console-filters">
        <FilterText
          className="filter-search"
          label={t("orders.search")}
          value={query.filter("q")}
          onChange={(q) => query.change({ q })}
        />
        <FilterSelect
          query={query}
          name="status"
          label={t("orders.fields.status")}
          options={orderStatuses.map((value) => ({ value, label: t(`orders.states.${value}`) }))}
        />
        {query.isFiltered && <Button onClick={query.clear}>{t("actions.clearFilters")}</Button>}
      </search>
      <ListState
        inSteps
        isLoading={list.isLoading}
        error={list.error}
        failed={t("orders.failedLoad")}
        isEmpty={list.records.length === 0}
        empty={
          <>
            <p>{t(query.isFiltered ? "orders.noneMatch" : "orders.none")}</p>
            {query.isFiltered && <Button onClick={query.clear}>{t("actions.clearFilters")}</Button>}
          </>
        }
        onRetry={list.refetch}
      >
        <OrderTable list={list} query={query} />
      </ListState>
    </>
  );
}

/** The orders that the filters leave, as a CSV file on this device. */
function useCsv(search: string) {
  const http = useHttp();
  const [state, setState] = useState<{ running: boolean; failure?: unknown }>({ running: false });
  const download = async () => {
    setState({ running: true });
    try {
      const { data } = await http.get<string>(`/api/admin/orders/export.csv?${search}`, {
        timeout: 0,
        responseType: "text",
      });
      saveText(data, "orders.csv", "text/csv;charset=utf-8");
      setState({ running: false });
    } catch (failure) {
      setState({ running: false, failure });
    }
  };
  return { ...state, download };
}
