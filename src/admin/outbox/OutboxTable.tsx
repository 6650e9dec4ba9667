import "./outbox.css";
import { Alert } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { formatNumber } from "../../client/format";
import { formatDate } from "../../client/formatDate";
import type { OutboxMessage } from "../../contract/notifications";
import { useHttp } from "../http";
import { Pager } from "../listing/Pager";
import { RecordTable } from "../listing/RecordTable";
import { RowButton } from "../listing/RowButton";
import { RowTag } from "../listing/RowTag";
import type { ListQuery } from "../listing/useListQuery";
import type { RecordList } from "../listing/useRecords";
import type { OutboxFilter } from "./Outbox";

type OutboxTableProps = { list: RecordList<OutboxMessage>; query: ListQuery<OutboxFilter> };

/** The messages of a page; a row opens to what it says and why it failed. */
export function OutboxTable({ list, query }: OutboxTableProps) {
  const { t, i18n } = useTranslation();
  const { retry, retrying, failure } = useRetry(list.refetch);
  const instant = (at: string) => (
    <time className="nowrap" dateTime={at}>
      {formatDate(at, i18n.language, { dateStyle: "medium", timeStyle: "short" })}
    </time>
  );
  return (
    <>
      {failure !== undefined && (
        <Alert className="console-notice" type="error" showIcon role="alert" message={errorText(failure, t)} />
      )}
      <RecordTable<OutboxMessage>
        rows={list.records}
        isBusy={list.isFetching}
        details={{
          title: t("outbox.more"),
          label: ({ recipient }) => t("outbox.details", { recipient }),
          has: () => true,
          render: (message) => <More message={message} />,
        }}
        columns={[
          { key: "createdAt", title: t("outbox.fields.createdAt"), render: (row) => instant(row.createdAt) },
          {
            key: "kind",
            title: t("outbox.fields.kind"),
            render: ({ kind, channel }) => (
              <>
                {t(`outbox.kinds.${kind.split(".")[0]}`, { defaultValue: kind })}{" "}
                <RowTag>{t(`outbox.channels.${channel}`)}</RowTag>
              </>
            ),
          },
          {
            key: "recipient",
            title: t("outbox.fields.recipient"),
            render: ({ recipient }) => recipient,
            className: "narrow",
          },
          { key: "subject", title: t("outbox.fields.subject"), render: ({ subject }) => subject, className: "narrow" },
          {
            key: "status",
            title: t("outbox.fields.status"),
            render: ({ status, sentAt, attempts }) => (
              <>
                <RowTag>{t(`outbox.statuses.${status}`)}</RowTag>
                {sentAt && instant(sentAt)}
                {!sentAt && attempts > 0 && <span className="quiet">{t("outbox.attempts", { count: attempts })}</span>}
              </>
            ),
          },
          {
            key: "action",
            title: t("outbox.fields.action"),
            render: ({ id, canRetry, recipient }) =>
              canRetry && (
                <RowButton
                  text={t("outbox.retry")}
                  label={t("outbox.retryTitle", { recipient })}
                  isBusy={retrying === id}
                  onClick={() => void retry(id)}
                />
              ),
          },
        ]}
      />
      <Pager
        page={query.page}
        pages={list.pages}
        onChange={(page) => query.change({ page: String(page) })}
        note={t("outbox.count", { count: list.total, formatted: formatNumber(list.total, i18n.language) })}
      />
    </>
  );
}

function More({ message: { text, lastError } }: { message: OutboxMessage }) {
  const { t } = useTranslation();
  return (
    <>
      {lastError && <p>{t("outbox.lastError", { reason: lastError })}</p>}
      <p className="outbox-text">{text ?? t("outbox.notKept")}</p>
    </>
  );
}

/** Queues a message again that was given up. */
function useRetry(onDone: () => void) {
  const http = useHttp();
  const [state, setState] = useState<{ retrying?: number; failure?: unknown }>({});
  const retry = async (id: number) => {
    setState({ retrying: id });
    try {
      await http.post(`/api/admin/outbox/${id}/retry`);
      setState({});
    } catch (failure) {
      setState({ failure });
    }
    onDone();
  };
  return { ...state, retry };
}
