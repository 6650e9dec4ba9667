import { useTranslation } from "react-i18next";
import type { AdminTemple } from "../../contract/adminTemples";
import { ColumnChoice } from "../listing/ColumnChoice";
import { PageChoice } from "../listing/PageChoice";
import { RecordTable } from "../listing/RecordTable";
import { useColumns } from "../listing/useColumns";
import type { ListQuery } from "../listing/useListQuery";
import type { RecordList } from "../listing/useRecords";
import type { Removal } from "../listing/useRemoval";
import { useSort } from "../listing/useSort";
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
  const sortable = useSort(query);
  const columns = useColumns("temples", {
    city: t("temples.fields.city"),
    slug: t("temples.fields.slug"),
    status: t("temples.fields.isActive"),
    verified: t("temples.fields.isVerified"),
  });
  return (
    <>
      <ColumnChoice columns={columns} />
      <RecordTable<AdminTemple>
        rows={list.records}
        isBusy={list.isFetching}
        columns={[
          { title: t("temples.fields.name"), className: "roomy", render: ({ name }) => name, ...sortable("name") },
          { ...columns.column("city"), className: "narrow", render: ({ city }) => city, ...sortable("city") },
          {
            ...columns.column("slug"),
            className: "slug",
            render: ({ slug }) => <span title={slug}>{slug}</span>,
          },
          {
            ...columns.column("status"),
            render: ({ status }) => <StatusTag status={status} />,
            ...sortable("status"),
          },
          { ...columns.column("verified"), render: ({ isVerified }) => <VerifiedTag isVerified={isVerified} /> },
          {
            key: "actions",
            title: t("temples.actions"),
            isHeld: true,
            render: (temple) => <TempleActions temple={temple} path={path} removal={removal} />,
          },
        ]}
      />
      <PageChoice noun="temples" total={list.total} query={query} />
    </>
  );
}
