import "./outbox.css";
import { Alert, Button, Tag } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { messageChannels, messageStatuses, noticeEvents } from "../../contract/messageWords";
import type { OutboxMessage } from "../../contract/notifications";
import { useHttp } from "../http";
import { Loading } from "../layout/Loading";
import { expandableRows } from "../listing/expandableRows";
import { ListPage } from "../listing/ListPage";
import { Moment } from "../listing/Moment";
import { useListTable } from "../listing/useListTable";
import { useTexts } from "../useTexts";

const texts = { failed: "outbox.failed", none: "outbox.none", noneMatch: "outbox.noneMatch", count: "outbox.count" };

/** Every letter and text message with its status; a row opens to what it says and why it failed. */
export function Outbox() {
  const { t } = useTranslation();
  const hasTexts = useTexts("outbox");
  const table = useListTable<OutboxMessage>("admin/outbox");
  const { retry, retrying, failure } = useRetry(table.refetch);
  if (!hasTexts) return <Loading />;
  const options = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`outbox.${group}.${value}`) }));
  return (
    <ListPage<OutboxMessage>
      table={table}
      texts={texts}
      lead={
        <>
          <p className="quiet">{t("outbox.lead")}</p>
          {failure !== undefined && (
            <Alert className="console-notice" type="error" showIcon role="alert" message={errorText(failure, t)} />
          )}
          {table.rows.some(({ status }) => status === "queued") && (
            <Alert className="console-notice" type="info" showIcon message={t("outbox.waits")} />
          )}
        </>
      }
      filters={[
        { name: "q", label: t("outbox.fields.recipient"), isWide: true },
        { name: "status", label: t("outbox.fields.status"), options: options("statuses", messageStatuses) },
        { name: "channel", label: t("outbox.fields.channel"), options: options("channels", messageChannels) },
        { name: "kind", label: t("outbox.fields.kind"), options: options("kinds", noticeEvents) },
      ]}
      expandable={expandableRows<OutboxMessage>({
        title: t("outbox.more"),
        label: ({ recipient }) => t("outbox.details", { recipient }),
        render: ({ text, lastError }) => (
          <>
            {lastError && <p>{t("outbox.lastError", { reason: lastError })}</p>}
            <p className="outbox-text">{text ?? t("outbox.notKept")}</p>
          </>
        ),
      })}
      columns={[
        { key: "createdAt", title: t("outbox.fields.createdAt"), render: ({ createdAt }) => <Moment at={createdAt} /> },
        {
          key: "kind",
          title: t("outbox.fields.kind"),
          render: ({ kind, channel }) => (
            <>
              {t(`outbox.kinds.${kind.split(".")[0]}`, { defaultValue: kind })}{" "}
              <Tag>{t(`outbox.channels.${channel}`)}</Tag>
            </>
          ),
        },
        { key: "recipient", title: t("outbox.fields.recipient"), className: "breaks", dataIndex: "recipient" },
        { key: "subject", title: t("outbox.fields.subject"), dataIndex: "subject" },
        {
          key: "status",
          title: t("outbox.fields.status"),
          render: ({ status, sentAt, attempts }) => (
            <>
              <Tag>{t(`outbox.statuses.${status}`)}</Tag>
              {sentAt && <Moment at={sentAt} />}
              {!sentAt && attempts > 0 && <span className="quiet">{t("outbox.attempts", { count: attempts })}</span>}
            </>
          ),
        },
        {
          key: "action",
          title: t("outbox.fields.action"),
          fixed: "right",
          render: ({ id, canRetry, recipient }) =>
            canRetry && (
              <Button
                size="small"
                aria-label={t("outbox.retryTitle", { recipient })}
                loading={retrying === id}
                onClick={() => void retry(id)}
              >
                {t("outbox.retry")}
              </Button>
            ),
        },
      ]}
    />
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
