import { Table } from "antd";
import { useTranslation } from "react-i18next";
import type { AdminTemple } from "../../contract/adminTemples";
import { ColumnChoice } from "../listing/ColumnChoice";
import { useColumns } from "../listing/useColumns";
import { useEdge } from "../listing/useEdge";
import type { ListQuery } from "../listing/useListQuery";
import type { RecordList } from "../listing/useRecords";
import type { Removal } from "../listing/useRemoval";
import { useTableProps } from "../listing/useTableProps";
import { TempleActions } from "./TempleActions";
import { StatusTag, VerifiedTag } from "./TempleTags";
import type { TempleFilter } from "./useTemples";

type TempleTableProps = {
  list: RecordList<AdminTemple>;
  query: ListQuery<TempleFilter>;
  path: string;
  removal: Removal<AdminTemple>;
};

/** The simple screen's table. */
export function TempleTable({ list, query, path, removal }: TempleTableProps) {
  const { t } = useTranslation();
  const edge = useEdge();
  const { tableProps, sortable } = useTableProps("temples", list, query);
  const columns = useColumns("temples", {
    city: t("temples.fields.city"),
    slug: t("temples.fields.slug"),
    status: t("temples.fields.isActive"),
    verified: t("temples.fields.isVerified"),
  });
  return (
    <>
      <ColumnChoice columns={columns} />
      <Table<AdminTemple> {...tableProps}>
        <Table.Column<AdminTemple>
          title={t("temples.fields.name")}
          dataIndex="name"
          className="roomy"
          {...sortable("name")}
        />
        <Table.Column<AdminTemple>
          {...columns.column("city")}
          dataIndex="city"
          className="narrow"
          {...sortable("city")}
        />
        <Table.Column<AdminTemple>
          {...columns.column("slug")}
          className="slug"
          render={(_, { slug }) => <span title={slug}>{slug}</span>}
        />
        <Table.Column<AdminTemple>
          {...columns.column("status")}
          render={(_, temple) => <StatusTag status={temple.status} />}
          {...sortable("status")}
        />
        <Table.Column<AdminTemple>
          {...columns.column("verified")}
          render={(_, temple) => <VerifiedTag isVerified={temple.isVerified} />}
        />
        <Table.Column<AdminTemple>
          title={t("temples.actions")}
          fixed={edge}
          render={(_, temple) => <TempleActions temple={temple} path={path} removal={removal} />}
        />
      </Table>
    </>
  );
}
