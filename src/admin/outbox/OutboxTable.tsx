import "./outbox.css";
import { Alert, Button, Table, Tag } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { formatDate, formatNumber } from "../../client/format";
import type { OutboxMessage } from "../../contract/notifications";
import { useHttp } from "../http";
import { Pager } from "../listing/Pager";
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
      <Table<OutboxMessage>
        size="small"
        rowKey="id"
        dataSource={list.records}
        loading={list.isFetching}
        pagination={false}
        scroll={{ x: "max-content" }}
        expandable={{
          columnTitle: <span className="row-hidden">{t("outbox.more")}</span>,

          expandIcon: ({ expanded, record, onExpand }) => (
            <button
              type="button"
              className="row-expand"
              aria-expanded={expanded}
              aria-label={t("outbox.details", { recipient: record.recipient })}
              onClick={(event) => onExpand(record, event)}
            />
          ),
          expandedRowRender: (message) => <More message={message} />,
        }}
      >
        <Table.Column<OutboxMessage> title={t("outbox.fields.createdAt")} render={(_, row) => instant(row.createdAt)} />
        <Table.Column<OutboxMessage>
          title={t("outbox.fields.kind")}
          render={(_, { kind, channel }) => (
            <>
              {t(`outbox.kinds.${kind.split(".")[0]}`, { defaultValue: kind })}{" "}
              <Tag>{t(`outbox.channels.${channel}`)}</Tag>
            </>
          )}
        />
        <Table.Column<OutboxMessage> title={t("outbox.fields.recipient")} dataIndex="recipient" className="narrow" />
        <Table.Column<OutboxMessage> title={t("outbox.fields.subject")} dataIndex="subject" className="narrow" />
        <Table.Column<OutboxMessage>
          title={t("outbox.fields.status")}
          render={(_, { status, sentAt, attempts }) => (
            <>
              <Tag>{t(`outbox.statuses.${status}`)}</Tag>
              {sentAt && instant(sentAt)}
              {!sentAt && attempts > 0 && <span className="quiet">{t("outbox.attempts", { count: attempts })}</span>}
            </>
          )}
        />
        <Table.Column<OutboxMessage>
          title={t("outbox.fields.action")}
          render={(_, { id, canRetry, recipient }) =>
            canRetry && (
              <Button
                size="small"
                loading={retrying === id}
                aria-label={t("outbox.retryTitle", { recipient })}
                onClick={() => void retry(id)}
              >
                {t("outbox.retry")}
              </Button>
            )
          }
        />
      </Table>
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
