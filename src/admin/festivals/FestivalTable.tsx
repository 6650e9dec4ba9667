import CalendarOutlined from "@ant-design/icons-svg/es/asn/CalendarOutlined";
import CheckCircleOutlined from "@ant-design/icons-svg/es/asn/CheckCircleOutlined";
import MinusCircleOutlined from "@ant-design/icons-svg/es/asn/MinusCircleOutlined";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { formatDate } from "../../client/formatDate";
import type { AdminFestival } from "../../contract/festivals";
import { civilDateOf } from "../../domain/dates";
import { HistoryButton } from "../history/HistoryButton";
import { ColumnChoice } from "../listing/ColumnChoice";
import { PageChoice } from "../listing/PageChoice";
import { PictureButton } from "../listing/PictureButton";
import { RecordTable } from "../listing/RecordTable";
import { RowActions } from "../listing/RowActions";
import { RowTag } from "../listing/RowTag";
import { useColumns } from "../listing/useColumns";
import type { ListQuery } from "../listing/useListQuery";
import type { RecordList } from "../listing/useRecords";
import type { Removal } from "../listing/useRemoval";
import { useSort } from "../listing/useSort";
import type { FestivalFilter } from "./useFestivals";

type FestivalTableProps = {
  list: RecordList<AdminFestival>;
  query: ListQuery<FestivalFilter>;
  path: string;
  removal: Removal<AdminFestival>;
};

export function FestivalTable({ list, query, path, removal }: FestivalTableProps) {
  const { t } = useTranslation();
  const sortable = useSort(query);
  const columns = useColumns("festivals", {
    type: t("festivals.fields.type"),
    nextDate: t("festivals.nextDate"),
    source: t("festivals.filters.source"),
    region: t("festivals.fields.region"),
    active: t("festivals.fields.active"),
  });
  return (
    <>
      <ColumnChoice columns={columns} />
      <RecordTable<AdminFestival>
        rows={list.records}
        isBusy={list.isFetching}
        columns={[
          { title: t("festivals.fields.name"), render: (festival) => <Name {...festival} />, ...sortable("name") },
          {
            ...columns.column("type"),
            render: ({ type }) => (type ? t(`festivals.type.${type}`, { defaultValue: type }) : "—"),
            ...sortable("type"),
          },
          {
            ...columns.column("nextDate"),
            render: (festival) => <NextDate {...festival} />,
            ...sortable("nextDate"),
          },
          {
            ...columns.column("source"),
            render: ({ ruleId }) => t(`festivals.source.${ruleId ? "computed" : "entered"}`),
          },
          {
            ...columns.column("region"),
            className: "slug",
            render: ({ region }) => <span title={region ?? undefined}>{region ?? "—"}</span>,
            ...sortable("region"),
          },
          {
            ...columns.column("active"),
            render: ({ active }) => <ActiveTag active={active} />,
            ...sortable("active"),
          },
          {
            key: "actions",
            title: t("temples.actions"),
            isHeld: true,
            render: (festival) => (
              <RowActions
                record={festival}
                path={path}
                isRemoved={festival.deletedAt !== null}
                page={festival.active ? `/festivals/${festival.slug}` : undefined}
                removal={removal}
                history={<HistoryButton record={festival.id} name={festival.name} />}
              >
                <DatesAction festival={festival} path={path} />
              </RowActions>
            ),
          },
        ]}
      />
      <PageChoice noun="festivals" total={list.total} query={query} />
    </>
  );
}

/** The name on record, and below it the one of the console's language. */
function Name({ name, nameHi, nameKn }: Pick<AdminFestival, "name" | "nameHi" | "nameKn">) {
  const { i18n } = useTranslation();
  const own = i18n.language === "hi" ? nameHi : i18n.language === "kn" ? nameKn : null;
  return (
    <span className="festival-name">
      <strong lang="en">{name}</strong>
      {own && <span className="quiet">{own}</span>}
    </span>
  );
}

function NextDate({ nextDate, active, deletedAt }: Pick<AdminFestival, "nextDate" | "active" | "deletedAt">) {
  const { t, i18n } = useTranslation();
  if (nextDate) {
    return formatDate(nextDate, i18n.language, { weekday: "short", day: "numeric", month: "short", year: "numeric" });
  }
  if (!active || deletedAt) return "—";
  return <RowTag look="warning">{t("festivals.noDate")}</RowTag>;
}

function ActiveTag({ active }: Pick<AdminFestival, "active">) {
  const { t } = useTranslation();
  return (
    <RowTag look={active ? "success" : "plain"} picture={active ? CheckCircleOutlined : MinusCircleOutlined}>
      {t(`festivals.state.${active ? "active" : "inactive"}`)}
    </RowTag>
  );
}

/** Opens the dates of the year the festival comes next in. */
function DatesAction({ festival, path }: { festival: AdminFestival; path: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const open = () => {
    const params = new URLSearchParams(location.search);
    params.set("year", (festival.nextDate ?? civilDateOf(Date.now())).slice(0, 4));
    navigate({ pathname: `${path}/${festival.id}`, search: params.toString() });
  };
  return (
    <PictureButton
      picture={CalendarOutlined}
      title={t("festivals.parts.dates")}
      label={t("actions.onNamed", { action: t("festivals.parts.dates"), name: festival.name })}
      onClick={open}
    />
  );
}
