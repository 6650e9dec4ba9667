import { Table, type TableProps } from "antd";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import type { AdminTemple } from "../../contract/adminTemples";
import type { ListQuery } from "../listing/useListQuery";
import { TempleActions } from "./TempleActions";
import { StatusTag, VerifiedTag } from "./TempleTags";
import type { useTempleRemoval } from "./useTempleRemoval";
import type { TempleFilter, useTemples } from "./useTemples";

type TempleTableProps = {
  list: ReturnType<typeof useTemples>;
  query: ListQuery<TempleFilter>;
  path: string;
  removal: ReturnType<typeof useTempleRemoval>;
};

const orders = { asc: "ascend", desc: "descend" } as const;
const unsorted = { sortBy: undefined, sortDir: undefined };

/** The simple screen's table; sort and page are the server's, and stand in the address. */
export function TempleTable({ list, query, path, removal }: TempleTableProps) {
  const { t, i18n } = useTranslation();
  const sortable = (field: string) => ({
    key: field,
    sorter: true,
    sortOrder: query.sort?.field === field ? orders[query.sort.order] : null,
  });
  const onChange: TableProps<AdminTemple>["onChange"] = (page, _, sorter, { action }) => {
    if (action === "paginate") return query.change({ page: String(page.current), size: String(page.pageSize) });
    const { columnKey, order } = [sorter].flat()[0] ?? {};
    query.change(order ? { sortBy: String(columnKey), sortDir: order === "descend" ? "desc" : "asc" } : unsorted);
  };
  return (
    <Table<AdminTemple>
      size="small"
      rowKey="id"
      dataSource={list.temples}
      loading={list.isFetching}
      onChange={onChange}
      scroll={{ x: "max-content" }}
      pagination={{
        current: query.page,
        pageSize: query.size,
        total: list.total,
        showSizeChanger: true,
        pageSizeOptions: [20, 50, 100],
        showTotal: (total) => t("temples.count", { count: total, formatted: formatNumber(total, i18n.language) }),
      }}
    >
      <Table.Column<AdminTemple> title={t("temples.fields.name")} dataIndex="name" {...sortable("name")} />
      <Table.Column<AdminTemple> title={t("temples.fields.city")} dataIndex="city" {...sortable("city")} />
      <Table.Column<AdminTemple>
        title={t("temples.fields.slug")}
        className="slug"
        render={(_, { slug }) => <span title={slug}>{slug}</span>}
      />
      <Table.Column<AdminTemple>
        title={t("temples.fields.isActive")}
        render={(_, temple) => <StatusTag status={temple.status} />}
        {...sortable("status")}
      />
      <Table.Column<AdminTemple>
        title={t("temples.fields.isVerified")}
        render={(_, temple) => <VerifiedTag isVerified={temple.isVerified} />}
      />
      <Table.Column<AdminTemple>
        title={t("temples.actions")}
        fixed="right"
        render={(_, temple) => <TempleActions temple={temple} path={path} removal={removal} />}
      />
    </Table>
  );
}
