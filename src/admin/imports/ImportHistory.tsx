import { useCustom } from "@refinedev/core";
import { Table } from "antd";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import type { HttpError } from "../../client/errors";
import { formatNumber } from "../../client/format";
import { formatDate } from "../../client/formatDate";
import type { Import, ImportPage } from "../../contract/imports";
import { ListState } from "../listing/ListState";
import { Pager } from "../listing/Pager";
import { StateTag } from "./StateTag";
import { countOf, isUnderWay, outcomes } from "./words";

const pollMs = 2_000;

/** The imports there were, newest first. */
export function ImportHistory() {
  const { t, i18n } = useTranslation();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number(params.get("page")) || 1);
  const { data, error, isInitialLoading, isFetching, refetch } = useCustom<ImportPage, HttpError>({
    url: "/api/admin/imports",
    method: "get",
    config: { query: { page, size: 20 } },
    errorNotification: false,
    queryOptions: {
      keepPreviousData: true,
      staleTime: 0, // one comes back from the import that was just begun
      refetchInterval: (answer) => (answer?.data.imports.some(({ state }) => isUnderWay(state)) ? pollMs : false),
    },
  });
  const list = data?.data;
  const counts = (job: Import) =>
    outcomes
      .filter((outcome) => countOf(job, outcome) > 0)
      .map((outcome) => `${t(`imports.outcomes.${outcome}`)} ${formatNumber(countOf(job, outcome), i18n.language)}`)
      .join(" · ");
  return (
    <section aria-labelledby="import-history">
      <h2 id="import-history">{t("imports.history")}</h2>
      <ListState
        isLoading={isInitialLoading}
        error={error}
        failed={t("imports.failed.load")}
        isEmpty={list?.imports.length === 0}
        empty={t("imports.none")}
        onRetry={() => void refetch()}
      >
        <Table<Import>
          size="small"
          rowKey="id"
          dataSource={list?.imports ?? []}
          loading={isFetching && !list}
          pagination={false}
          scroll={{ x: "max-content" }}
        >
          <Table.Column<Import>
            title={t("imports.fields.file")}
            render={(_, { id, file }) => <Link to={`/admin/imports/${id}`}>{file.name}</Link>}
          />
          <Table.Column<Import> title={t("imports.fields.noun")} render={(_, { noun }) => t(`imports.nouns.${noun}`)} />
          <Table.Column<Import>
            title={t("imports.fields.state")}
            render={(_, { state }) => <StateTag state={state} />}
          />
          <Table.Column<Import> title={t("imports.fields.rows")} render={(_, job) => counts(job)} />
          <Table.Column<Import> title={t("imports.fields.who")} render={(_, { who }) => who?.name ?? "—"} />
          <Table.Column<Import>
            title={t("imports.fields.when")}
            render={(_, { createdAt }) => (
              <time className="nowrap" dateTime={createdAt}>
                {formatDate(createdAt, i18n.language, { dateStyle: "medium", timeStyle: "short" })}
              </time>
            )}
          />
        </Table>
        <Pager
          page={page}
          pages={Math.max(1, list?.totalPages ?? 1)}
          onChange={(next) => setParams({ page: String(next) })}
          note={t("imports.count", {
            count: list?.total ?? 0,
            formatted: formatNumber(list?.total ?? 0, i18n.language),
          })}
        />
      </ListState>
    </section>
  );
}
