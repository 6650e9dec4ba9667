import { Table } from "antd";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import type { AdminTemple } from "../../contract/adminTemples";
import { ColumnChoice } from "../listing/ColumnChoice";
import { Pager } from "../listing/Pager";
import { useColumns } from "../listing/useColumns";
import { useEdge } from "../listing/useEdge";
import type { ListQuery } from "../listing/useListQuery";
import type { RecordList } from "../listing/useRecords";
import type { Removal } from "../listing/useRemoval";
import { TempleActions } from "./TempleActions";
import { StatusTag, VerifiedTag } from "./TempleTags";
import { TempleThumbnail } from "./TempleThumbnail";
import type { TempleFilter } from "./useTemples";

type ManagementTableProps = {
  list: RecordList<AdminTemple>;
  query: ListQuery<TempleFilter>;
  path: string;
  removal: Removal<AdminTemple>;
};

/** The advanced screen's table: picture and type, place, deity, state. */
export function ManagementTable({ list, query, path, removal }: ManagementTableProps) {
  const { t, i18n } = useTranslation();
  const edge = useEdge();
  const named = (value: string | null) =>
    value ? t([`settings.${value}`, `traditions.${value}`, `deities.${value}`], { defaultValue: value }) : "—";
  const columns = useColumns("templeManagement", {
    location: t("temples.fields.location"),
    deity: t("temples.fields.deity"),
    status: t("temples.statusTitle"),
  });
  return (
    <>
      <ColumnChoice columns={columns} />
      <Table<AdminTemple>
        size="small"
        rowKey="id"
        dataSource={list.records}
        loading={list.isFetching}
        pagination={false}
        scroll={{ x: "max-content" }}
      >
        <Table.Column<AdminTemple>
          title={t("temples.temple")}
          className="roomy"
          render={(_, temple) => (
            <span className="temple-cell">
              <TempleThumbnail image={temple.image} />
              <span>
                <strong>{temple.name}</strong>
                <span className="quiet">{named(temple.setting ?? temple.tradition)}</span>
              </span>
            </span>
          )}
        />
        <Table.Column<AdminTemple> {...columns.column("location")} dataIndex="location" className="narrow" />
        <Table.Column<AdminTemple> {...columns.column("deity")} render={(_, { deity }) => named(deity)} />
        <Table.Column<AdminTemple>
          {...columns.column("status")}
          render={(_, temple) => (
            <>
              <StatusTag status={temple.status} />
              {temple.isVerified && <VerifiedTag isVerified />}
            </>
          )}
        />
        <Table.Column<AdminTemple>
          title={t("temples.actions")}
          fixed={edge}
          render={(_, temple) => <TempleActions temple={temple} path={path} removal={removal} />}
        />
      </Table>
      <Pager
        page={query.page}
        pages={list.pages}
        onChange={(page) => query.change({ page: String(page) })}
        note={t("temples.count", { count: list.total, formatted: formatNumber(list.total, i18n.language) })}
      />
    </>
  );
}
