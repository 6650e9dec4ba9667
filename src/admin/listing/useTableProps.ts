import type { TableProps } from "antd";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import type { Noun } from "./noun";
import type { ListQuery } from "./useListQuery";
import type { RecordList } from "./useRecords";

const orders = { asc: "ascend", desc: "descend" } as const;
const unsorted = { sortBy: undefined, sortDir: undefined };

/** A table whose sort and page are the server's, and stand in the address. */
export function useTableProps<Row>(
  noun: Noun,
  { records, total, isFetching }: RecordList<Row>,
  query: Pick<ListQuery<string>, "page" | "size" | "sort" | "change">,
) {
  const { t, i18n } = useTranslation();
  const onChange: TableProps<Row>["onChange"] = (page, _, sorter, { action }) => {
    if (action === "paginate") return query.change({ page: String(page.current), size: String(page.pageSize) });
    const { columnKey, order } = [sorter].flat()[0] ?? {};
    query.change(order ? { sortBy: String(columnKey), sortDir: order === "descend" ? "desc" : "asc" } : unsorted);
  };
  const tableProps = {
    size: "small",
    rowKey: "id",
    dataSource: records,
    loading: isFetching,
    onChange,
    scroll: { x: "max-content" },
    pagination: {
      current: query.page,
      pageSize: query.size,
      total,
      showSizeChanger: true,
      pageSizeOptions: [20, 50, 100],
      showTotal: (count: number) => t(`${noun}.count`, { count, formatted: formatNumber(count, i18n.language) }),
    },
  } satisfies TableProps<Row>;
  const sortable = (field: string) => ({
    key: field,
    sorter: true,
    sortOrder: query.sort?.field === field ? orders[query.sort.order] : null,
  });
  return { tableProps, sortable };
}
