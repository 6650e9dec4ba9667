import { DownloadOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { HttpError } from "../../client/errors";
import type { Booking } from "../../contract/bookings";
import { bookingStates } from "../../domain/bookings";
import { Loading } from "../layout/Loading";
import { useMayOpen } from "../layout/useMayOpen";
import { ListPage } from "../listing/ListPage";
import { useRowSelection } from "../listing/rowSelection";
import { useListTable } from "../listing/useListTable";
import { ServiceScreens } from "../services/ServiceScreens";
import { useDownload } from "../transfer/useDownload";
import { useTexts } from "../useTexts";
import { ConfirmSelected } from "./ConfirmSelected";
import { useBookingColumns } from "./useBookingColumns";
import { bookingsPath, useDecisions } from "./useDecisions";

const states = [...bookingStates, "unpaid"] as const;
const texts = {
  failed: "bookings.failed.load",
  none: "bookings.none",
  noneMatch: "bookings.noneMatch",
  count: "bookings.count",
};

/** What people booked at one's temples: answered, and marked as performed. */
export function BookingList() {
  const { t } = useTranslation();
  const hasTexts = [useTexts("adminBookings"), useTexts("services")].every(Boolean);
  const table = useListTable<Booking>(bookingsPath);
  const decisions = useDecisions(table.refetch);
  const selection = useRowSelection(table);
  const columns = useBookingColumns(decisions);
  const csv = useDownload(t("bookings.failed.csv"));
  const { askAgain } = useMayOpen();
  const isRefused = table.error instanceof HttpError && table.error.statusCode === 403;
  // the last temple is another's: the screen closes as for anybody else
  useEffect(() => {
    if (isRefused) askAgain();
  }, [isRefused, askAgain]);
  if (!hasTexts) return <Loading />;
  return (
    <ListPage<Booking>
      table={table}
      texts={texts}
      actions={
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={csv.running !== undefined}
          onClick={() => void csv.download(`/api/${bookingsPath}/export.csv?${table.search}`, "bookings.csv")}
        >
          {t("bookings.csv")}
        </Button>
      }
      lead={
        <>
          <ServiceScreens />
          <p className="quiet">{t("bookings.lead")}</p>
        </>
      }
      filters={[
        { name: "search", label: t("bookings.filters.search"), isWide: true },
        { name: "temple", label: t("bookings.filters.temple") },
        {
          name: "status",
          label: t("bookings.filters.status"),
          options: states.map((value) => ({ value, label: t(`bookings.states.${value}`) })),
        },
        { name: "from", label: t("bookings.filters.from"), isDate: true },
        { name: "to", label: t("bookings.filters.to"), isDate: true },
      ]}
      columns={columns}
      selection={selection}
      selected={<ConfirmSelected selection={selection} decisions={decisions} />}
    />
  );
}
