import { ReloadOutlined } from "@ant-design/icons";
import { Alert, Button, Skeleton } from "antd";
import { useTranslation } from "react-i18next";
import { messageChannels, messageStatuses, noticeEvents } from "../../contract/messageWords";
import type { OutboxMessage } from "../../contract/notifications";
import { FilterSelect } from "../listing/FilterSelect";
import { FilterText } from "../listing/FilterText";
import { ListState } from "../listing/ListState";
import { useListQuery } from "../listing/useListQuery";
import { useRecords } from "../listing/useRecords";
import { useTexts } from "../useTexts";
import { OutboxTable } from "./OutboxTable";

const filters = ["q", "status", "channel", "kind"] as const;
export type OutboxFilter = (typeof filters)[number];
const pageSize = 50;

/** Every letter and text message, and what became of it. */
export function Outbox() {
  const { t } = useTranslation();
  const hasTexts = useTexts("outbox");
  const query = useListQuery(filters, pageSize);
  const list = useRecords<OutboxMessage, OutboxFilter>("admin/outbox", filters, query);
  if (!hasTexts) return <Skeleton active title={false} paragraph={{ rows: 12, width: "100%" }} />;
  const options = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`outbox.${group}.${value}`) }));
  return (
    <>
      <div className="console-toolbar">
        <h1 className="console-title">{t("menu.outbox")}</h1>
        <Button icon={<ReloadOutlined />} loading={list.isFetching} onClick={list.refetch}>
          {t("actions.refresh")}
        </Button>
      </div>
      <p className="quiet">{t("outbox.lead")}</p>
      <search className="console-filters">
        <FilterText
          className="filter-search"
          label={t("outbox.fields.recipient")}
          value={query.filter("q")}
          onChange={(q) => query.change({ q })}
        />
        <FilterSelect
          query={query}
          name="status"
          label={t("outbox.fields.status")}
          options={options("statuses", messageStatuses)}
        />
        <FilterSelect
          query={query}
          name="channel"
          label={t("outbox.fields.channel")}
          options={options("channels", messageChannels)}
        />
        <FilterSelect
          query={query}
          name="kind"
          label={t("outbox.fields.kind")}
          options={options("kinds", noticeEvents)}
        />
        {query.isFiltered && <Button onClick={query.clear}>{t("actions.clearFilters")}</Button>}
      </search>
      <ListState
        inSteps
        isLoading={list.isLoading}
        error={list.error}
        failed={t("outbox.failed")}
        isEmpty={list.records.length === 0}
        empty={
          <>
            <p>{t(query.isFiltered ? "outbox.noneMatch" : "outbox.none")}</p>
            {query.isFiltered && <Button onClick={query.clear}>{t("actions.clearFilters")}</Button>}
          </>
        }
        onRetry={list.refetch}
      >
        {list.records.some(({ status }) => status === "queued") && (
          <Alert className="console-notice" type="info" showIcon message={t("outbox.waits")} />
        )}
        <OutboxTable list={list} query={query} />
      </ListState>
    </>
  );
}
