import "./bookings.css";
import { DownloadOutlined, ReloadOutlined } from "@ant-design/icons";
import { Button, Skeleton } from "antd";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { HttpError } from "../../client/errors";
import { bookingStates } from "../../domain/bookings";
import { useMayOpen } from "../layout/useMayOpen";
import { FilterDate } from "../listing/FilterDate";
import { FilterSelect } from "../listing/FilterSelect";
import { FilterText } from "../listing/FilterText";
import { ListState } from "../listing/ListState";
import { type ListQuery, useListQuery } from "../listing/useListQuery";
import { useTexts } from "../useTexts";
import { BookingTable } from "./BookingTable";
import { type BookingFilter, bookingFilters, pageSize, useBookings } from "./useBookings";
import { useDecisions } from "./useDecisions";
import { useSheet } from "./useSheet";

/** What people booked at one's temples: answered, and marked as performed. */
export function BookingList() {
  const { t } = useTranslation();
  const hasTexts = useTexts("adminBookings");
  const query = useListQuery(bookingFilters, pageSize);
  const list = useBookings(query);
  const decisions = useDecisions(list.refetch);
  const sheet = useSheet(query);
  const { askAgain } = useMayOpen();
  const isRefused = list.error instanceof HttpError && list.error.statusCode === 403;
  // the last temple is another's: the screen closes as for anybody else
  useEffect(() => {
    if (isRefused) askAgain();
  }, [isRefused, askAgain]);
  if (!hasTexts) return <Skeleton active title={false} paragraph={{ rows: 12, width: "100%" }} />;
  return (
    <>
      <div className="console-toolbar">
        <h1 className="console-title">{t("menu.bookings")}</h1>
        <Button icon={<ReloadOutlined />} loading={list.isFetching} onClick={list.refetch}>
          {t("actions.refresh")}
        </Button>
        <Button icon={<DownloadOutlined />} loading={sheet.isRunning} onClick={() => void sheet.download()}>
          {t("bookings.csv")}
        </Button>
      </div>
      <p className="quiet">{t("bookings.lead")}</p>
      <BookingFilters query={query} />
      <ListState
        inSteps
        isLoading={list.isLoading}
        error={list.error}
        failed={t("bookings.failed.load")}
        isEmpty={list.records.length === 0}
        empty={
          <>
            <p>{t(query.isFiltered ? "bookings.noneMatch" : "bookings.none")}</p>
            {(query.isFiltered || query.page > 1) && <Button onClick={query.clear}>{t("actions.clearFilters")}</Button>}
          </>
        }
        onRetry={list.refetch}
      >
        <BookingTable list={list} query={query} decisions={decisions} />
      </ListState>
    </>
  );
}

function BookingFilters({ query }: { query: ListQuery<BookingFilter> }) {
  const { t } = useTranslation();
  const states = [...bookingStates, "unpaid"] as const;
  return (
    <search className="console-filters booking-filters">
      <FilterText
        className="filter-search"
        label={t("bookings.filters.search")}
        value={query.filter("search")}
        onChange={(search) => query.change({ search })}
      />
      <FilterText
        label={t("bookings.filters.temple")}
        value={query.filter("temple")}
        onChange={(temple) => query.change({ temple })}
      />
      <FilterSelect
        query={query}
        name="status"
        label={t("bookings.filters.status")}
        options={states.map((value) => ({ value, label: t(`bookings.states.${value}`) }))}
      />
      <FilterDate
        label={t("bookings.filters.from")}
        value={query.filter("from")}
        onChange={(from) => query.change({ from })}
      />
      <FilterDate label={t("bookings.filters.to")} value={query.filter("to")} onChange={(to) => query.change({ to })} />
      {query.isFiltered && <Button onClick={query.clear}>{t("actions.clearFilters")}</Button>}
    </search>
  );
}
