import { useCustom } from "@refinedev/core";
import { Table } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { HttpError } from "../../../client/errors";
import type { Booking, BookingPage } from "../../../contract/bookings";
import { useBookingColumns } from "../../bookings/useBookingColumns";
import { bookingsPath, useDecisions } from "../../bookings/useDecisions";
import { Loading } from "../../layout/Loading";
import { ListState } from "../../listing/ListState";
import { usePaging } from "../../listing/usePaging";
import { TextsMissing } from "../../TextsMissing";
import { useLateTexts } from "../../useTexts";

const PAGE_SIZE = 10;

/** What is booked at this temple, the next to come first, to be answered here as in the list of all. */
export function TempleBookings({ templeId, name }: { templeId: number; name: string }) {
  const texts = useLateTexts("adminBookings");
  if (texts.error) return <TextsMissing onRetry={texts.retry} />;
  if (!texts.isLoaded) return <Loading rows={6} />;
  return <BookingTable templeId={templeId} name={name} />;
}

function BookingTable({ templeId, name }: { templeId: number; name: string }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data, error, isLoading, refetch } = useCustom<BookingPage, HttpError>({
    url: `/api/${bookingsPath}`,
    method: "get",
    config: { query: { templeId, page, size: PAGE_SIZE } },
    errorNotification: false,
    queryOptions: { keepPreviousData: true, staleTime: 0 },
  });
  const decisions = useDecisions(() => void refetch());
  const columns = useBookingColumns(decisions);
  const { items = [], total = 0 } = data?.data ?? {};
  const paging = usePaging("bookings.count", { total, current: page, pageSize: PAGE_SIZE });
  return (
    <>
      <p>
        <Link to={`/admin/bookings?${new URLSearchParams({ temple: name })}`}>{t("workspace.allBookings")}</Link>
      </p>
      <ListState
        isLoading={isLoading}
        error={error}
        failed={t("bookings.failed.load")}
        isEmpty={total === 0}
        empty={t("workspace.noBookings")}
        onRetry={() => void refetch()}
      >
        <Table<Booking>
          size="small"
          rowKey="id"
          scroll={{ x: "max-content" }}
          dataSource={items}
          columns={columns.map(({ render, fixed: _, ...column }) => ({
            ...column,
            ...(render && { render: (_: unknown, booking: Booking) => render(booking) }),
          }))}
          pagination={{ ...paging, showSizeChanger: false, onChange: setPage }}
        />
      </ListState>
    </>
  );
}
