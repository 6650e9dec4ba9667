import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import type { AdminTemple } from "../../contract/adminTemples";
import { ColumnChoice } from "../listing/ColumnChoice";
import { Pager } from "../listing/Pager";
import { RecordTable } from "../listing/RecordTable";
import { useColumns } from "../listing/useColumns";
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
      <RecordTable<AdminTemple>
        rows={list.records}
        isBusy={list.isFetching}
        columns={[
          {
            key: "temple",
            title: t("temples.temple"),
            className: "roomy",
            render: (temple) => (
              <span className="temple-cell">
                <TempleThumbnail image={temple.image} />
                <span>
                  <strong>{temple.name}</strong>
                  <span className="quiet">{named(temple.setting ?? temple.tradition)}</span>
                </span>
              </span>
            ),
          },
          { ...columns.column("location"), className: "narrow", render: ({ location }) => location },
          { ...columns.column("deity"), render: ({ deity }) => named(deity) },
          {
            ...columns.column("status"),
            render: ({ status, isVerified }) => (
              <>
                <StatusTag status={status} />
                {isVerified && <VerifiedTag isVerified />}
              </>
            ),
          },
          {
            key: "actions",
            title: t("temples.actions"),
            isHeld: true,
            render: (temple) => <TempleActions temple={temple} path={path} removal={removal} />,
          },
        ]}
      />
      <Pager
        page={query.page}
        pages={list.pages}
        onChange={(page) => query.change({ page: String(page) })}
        note={t("temples.count", { count: list.total, formatted: formatNumber(list.total, i18n.language) })}
      />
    </>
  );
}
