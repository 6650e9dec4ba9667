import "./payments.css";
import { useCustom } from "@refinedev/core";
import { Alert, Button, Form } from "antd";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import type { HttpError } from "../../client/errors";
import { formatDate } from "../../client/formatDate";
import type { DayReport as Report } from "../../contract/adminPayments";
import { addDays, civilDateOf } from "../../domain/dates";
import { Loading } from "../layout/Loading";
import { ListFilters } from "../listing/ListFilters";
import { ListState } from "../listing/ListState";
import type { FilterValues } from "../listing/useListTable";
import { useTexts } from "../useTexts";
import { MoneyScreens } from "./MoneyScreens";
import { ReportLedger, ReportMoves } from "./ReportTables";

/** What a day brought and took, as the books have it. */
export function DayReport() {
  const { t, i18n } = useTranslation();
  const hasTexts = useTexts("money");
  const [params, setParams] = useSearchParams();
  const today = civilDateOf(Date.now());
  const date = params.get("date") ?? today;
  const [form] = Form.useForm<FilterValues>();
  const show = (day: string | null | undefined) => setParams(day && day !== today ? { date: day } : {});
  const { data, error, isInitialLoading, refetch } = useCustom<Report, HttpError>({
    url: "/api/admin/payments/report",
    method: "get",
    config: { query: { date } },
    errorNotification: false,
  });
  const report = data?.data;
  if (!hasTexts) return <Loading />;
  return (
    <>
      <div className="console-toolbar">
        <h1 className="console-title">{t("menu.paymentReport")}</h1>
        <Button onClick={() => window.print()}>{t("money.print")}</Button>
      </div>
      <MoneyScreens />
      <ListFilters
        fields={[{ name: "date", label: t("money.day"), isDate: true }]}
        form={{ form, fields: [{ name: "date", value: date }], onFinish: (chosen) => show(chosen.date) }}
      >
        <Button onClick={() => show(addDays(date, -1))}>{t("money.dayBefore")}</Button>
        <Button disabled={date >= today} onClick={() => show(addDays(date, 1))}>
          {t("money.dayAfter")}
        </Button>
      </ListFilters>
      <ListState
        isLoading={isInitialLoading}
        error={report ? null : error}
        failed={t("money.failedReport")}
        isEmpty={!report}
        empty={null}
        onRetry={() => void refetch()}
      >
        {report && (
          <article className="day-report">
            <h2>{formatDate(report.date, i18n.language, { dateStyle: "full" })}</h2>
            <Attention attention={report.attention} />
            <ReportMoves report={report} />
            <p>
              {report.firstReceipt
                ? t("money.receipts", { first: report.firstReceipt, last: report.lastReceipt })
                : t("money.noReceipts")}
            </p>
            <ReportLedger ledger={report.ledger} />
          </article>
        )}
      </ListState>
    </>
  );
}

/** What somebody should look at, whatever the day. */
function Attention({ attention }: { attention: Report["attention"] }) {
  const { t } = useTranslation();
  const told = (["mismatches", "failedRefunds", "waitingRefunds", "pending"] as const).filter(
    (name) => attention[name] > 0,
  );
  if (told.length === 0) return <p className="quiet">{t("money.attention.none")}</p>;
  const isUrgent = attention.mismatches + attention.failedRefunds > 0;
  return (
    <Alert
      className="console-notice"
      type={isUrgent ? "warning" : "info"}
      showIcon
      message={t("money.attention.title")}
      description={
        <ul>
          {told.map((name) => (
            <li key={name}>{t(`money.attention.${name}`, { count: attention[name] })}</li>
          ))}
        </ul>
      }
    />
  );
}
