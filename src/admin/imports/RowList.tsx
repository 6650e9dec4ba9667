import { useCustom } from "@refinedev/core";
import { Input } from "antd";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { HttpError } from "../../client/errors";
import { formatNumber } from "../../client/format";
import type { Import, ImportRowPage } from "../../contract/imports";
import { ListState } from "../listing/ListState";
import { Pager } from "../listing/Pager";
import { useListQuery } from "../listing/useListQuery";
import { OutcomeFilter } from "./OutcomeFilter";
import { RowTable } from "./RowTable";
import type { Repairs } from "./repairs";
import type { Decisions } from "./useDecisions";

const size = 50;
const typingMs = 300;
export const rowFilters = ["outcome", "q"] as const;

type RowListProps = { job: Import; decisions: Decisions; repairs: Repairs };

/** The rows of the plan: by what becomes of them, by name or line, a page at a time. */
export function RowList({ job, decisions, repairs }: RowListProps) {
  const { t, i18n } = useTranslation();
  const query = useListQuery(rowFilters, size);
  const [outcome, q, page] = [query.filter("outcome"), query.filter("q"), query.page];
  const [typed, setTyped] = useState(q);
  const { change } = query;
  useEffect(() => {
    if (typed === q) return;
    const timer = setTimeout(() => change({ q: typed }), typingMs);
    return () => clearTimeout(timer);
  }, [typed, q, change]);
  const wanted = { ...(outcome && { outcome }), ...(q && { q }), page, size };
  const { data, error, isInitialLoading, isFetching, refetch } = useCustom<ImportRowPage, HttpError>({
    url: `/api/admin/imports/${job.id}/rows`,
    method: "get",
    config: { query: wanted },
    errorNotification: false,
    queryOptions: {
      // a plan that was made again, written or taken back has other rows
      queryKey: ["imports", job.id, "rows", wanted, job.state, job.plannedAt],
      keepPreviousData: true,
      // while the file is read again the rows stay as they were
      enabled: job.state !== "reading",
    },
  });
  const list = data?.data;
  const total = list?.total ?? 0;
  const section = useRef<HTMLElement>(null);
  const atFirst = useRef(job.repairs.length);
  const isPlanned = job.state === "planned";
  useEffect(() => {
    // a row that a repair took out of this list took the keyboard's place with it
    if (isPlanned && list && job.repairs.length !== atFirst.current && document.activeElement === document.body) {
      section.current?.focus({ preventScroll: true });
    }
  }, [list, job.repairs.length, isPlanned]);
  return (
    <section ref={section} tabIndex={-1} aria-label={t("imports.rows")}>
      <OutcomeFilter job={job} query={query} />
      <search className="console-filters">
        <Input
          className="filter-search"
          type="search"
          aria-label={t("imports.search")}
          placeholder={t("imports.search")}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </search>
      <ListState
        isLoading={isInitialLoading || (job.state === "reading" && !list)}
        error={error}
        failed={t("imports.failed.rows")}
        isEmpty={total === 0 && !isFetching}
        empty={t("imports.noRows")}
        onRetry={() => void refetch()}
      >
        <RowTable job={job} rows={list?.rows ?? []} isLoading={isFetching} decisions={decisions} repairs={repairs} />
        <Pager
          page={page}
          pages={Math.max(1, list?.totalPages ?? 1)}
          onChange={(next) => query.change({ page: String(next) })}
          note={t("imports.rowCount", { count: total, formatted: formatNumber(total, i18n.language) })}
        />
      </ListState>
    </section>
  );
}
