import { DownloadOutlined, PrinterOutlined } from "@ant-design/icons";
import { useCustom } from "@refinedev/core";
import { Button, Form } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import type { HttpError } from "../../client/errors";
import { formatNumber } from "../../client/format";
import { formatDate } from "../../client/formatDate";
import type { DaySheet as Sheet } from "../../contract/daySheets";
import { addDays, civilDateOf, isCivilDate } from "../../domain/dates";
import { ListFilters } from "../listing/ListFilters";
import { ListState } from "../listing/ListState";
import type { FilterValues } from "../listing/useListTable";
import { useDownload } from "../transfer/useDownload";
import { Session } from "./Session";
import { WalkIn } from "./WalkIn";

/** One day of one temple; `name` heads the printed sheet. */
export function DaySheet({ templeId, name }: { templeId: number; name: string }) {
  const { t, i18n } = useTranslation();
  const [date, setDate] = useDay();
  const [isBooking, setBooking] = useState(false);
  const [form] = Form.useForm<FilterValues>();
  const csv = useDownload(t("daySheet.csvFailed"));
  const url = `/api/admin/temples/${templeId}/day-sheet`;
  const { data, error, isInitialLoading, refetch } = useCustom<Sheet, HttpError>({
    url,
    method: "get",
    config: { query: { date } },
    errorNotification: false,
    // devotees come while it is open elsewhere
    queryOptions: { staleTime: 0 },
  });
  const sheet = data?.data;
  const count = (value: number) => formatNumber(value, i18n.language);
  return (
    <>
      <ListFilters
        fields={[{ name: "date", label: t("daySheet.day"), isDate: true }]}
        form={{ form, fields: [{ name: "date", value: date }], onFinish: (chosen) => setDate(chosen.date) }}
      >
        <Button onClick={() => setDate(addDays(date, -1))}>{t("daySheet.before")}</Button>
        <Button onClick={() => setDate(addDays(date, 1))}>{t("daySheet.after")}</Button>
        <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
          {t("daySheet.print")}
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={csv.running !== undefined}
          onClick={() => void csv.download(`${url}.csv?date=${date}`, `day-sheet-${date}.csv`)}
        >
          {t("daySheet.csv")}
        </Button>
        <Button type="primary" onClick={() => setBooking(true)}>
          {t("walkIn.open")}
        </Button>
      </ListFilters>
      {isBooking && (
        <WalkIn
          templeId={templeId}
          date={date}
          onClose={() => setBooking(false)}
          onBooked={() => {
            setBooking(false);
            void refetch();
          }}
        />
      )}
      <ListState
        isLoading={isInitialLoading}
        error={sheet ? null : error}
        failed={t("services.failed")}
        isEmpty={sheet?.sessions.length === 0}
        empty={t("daySheet.none")}
        onRetry={() => void refetch()}
      >
        {sheet && (
          <article className="day-sheet">
            <h2>
              {name}, {formatDate(sheet.date, i18n.language, { dateStyle: "full" })}
            </h2>
            <p>{t("daySheet.sum", { people: count(sheet.people), attended: count(sheet.attended) })}</p>
            {sheet.sessions.map((session) => (
              <Session key={`${session.time} ${session.poojaId}`} session={session} />
            ))}
          </article>
        )}
      </ListState>
    </>
  );
}

/** The day that the address names, today unless it does. */
function useDay(): [string, (day: string | null | undefined) => void] {
  const [params, setParams] = useSearchParams();
  const today = civilDateOf(Date.now());
  const named = params.get("date") ?? "";
  const show = (day: string | null | undefined) =>
    setParams((now) => {
      if (day && day !== today) now.set("date", day);
      else now.delete("date");
      return now;
    });
  return [isCivilDate(named) ? named : today, show];
}
