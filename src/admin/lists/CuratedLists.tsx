import "./lists.css";
import { DeleteOutlined, ExportOutlined } from "@ant-design/icons";
import { useDelete } from "@refinedev/core";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate, useParams } from "react-router-dom";
import { errorText, type HttpError } from "../../client/errors";
import { formatNumber } from "../../client/format";
import type { CuratedListRow } from "../../contract/templeLists";
import { HistoryButton } from "../history/HistoryButton";
import { HistoryPlace } from "../history/HistoryPlace";
import { Loading } from "../layout/Loading";
import { useConfirm } from "../layout/useConfirm";
import { ListPage } from "../listing/ListPage";
import { Moment } from "../listing/Moment";
import { RowAction } from "../listing/RowAction";
import { useListTable } from "../listing/useListTable";
import { useTexts } from "../useTexts";

const ListDrawer = lazy(async () => ({ default: (await import("./ListDrawer")).ListDrawer }));

const texts = {
  failed: "curated.failedLoad",
  none: "curated.none",
  noneMatch: "curated.noneMatch",
  count: "curated.count",
};

/** The curated lists of temples: found, added, changed, removed. */
export function CuratedLists() {
  const { t, i18n } = useTranslation();
  const hasTexts = useTexts("listKeeping");
  const table = useListTable<CuratedListRow>("admin/lists");
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const goTo = (path: string) => navigate(`/admin/lists${path}${search}`);
  if (!hasTexts) return <Loading />;
  return (
    <ListPage<CuratedListRow>
      table={table}
      texts={texts}
      add={{ text: t("curated.add"), onClick: () => goTo("/create") }}
      filters={[{ name: "q", label: t("curated.filter"), isWide: true }]}
      columns={[
        {
          key: "name",
          title: t("curated.fields.name"),
          render: (list) => <Link to={`/admin/lists/${list.id}${search}`}>{list.name}</Link>,
        },
        { key: "region", title: t("curated.fields.region"), render: ({ region }) => region },
        {
          key: "entryCount",
          title: t("curated.fields.entries"),
          align: "right",
          render: ({ entryCount }) => formatNumber(entryCount, i18n.language),
        },
        {
          key: "templeCount",
          title: t("curated.onFile"),
          align: "right",
          render: ({ templeCount }) => formatNumber(templeCount, i18n.language),
        },
        { key: "updatedAt", title: t("curated.changed"), render: ({ updatedAt }) => <Moment at={updatedAt} /> },
        { key: "actions", title: t("temples.actions"), fixed: "right", render: (list) => <Actions list={list} /> },
      ]}
    >
      <Suspense>
        {id && <ListDrawer key={id} id={id} onClose={() => goTo("")} onClear={() => goTo("/create")} />}
      </Suspense>
      <HistoryPlace noun="lists" onChanged={table.refetch} />
    </ListPage>
  );
}

function Actions({ list }: { list: CuratedListRow }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { mutateAsync: remove } = useDelete<CuratedListRow, HttpError>();
  const words = (action: string) => ({
    title: t(`actions.${action}`),
    label: t("actions.onNamed", { action: t(`actions.${action}`), name: list.name }),
  });
  const ask = () =>
    confirm({
      title: t("curated.confirmDelete"),
      content: t("curated.confirmDetails", { name: list.name }),
      okText: t("actions.delete"),
      isDangerous: true,
      onOk: () =>
        remove({
          resource: "admin/lists",
          id: list.id,
          successNotification: false,
          errorNotification: (error) => ({
            type: "error",
            message: t("curated.failedDelete"),
            description: errorText(error, t),
          }),
        }).catch(() => undefined),
    });
  return (
    <span className="row-actions">
      <HistoryButton record={list.id} name={list.name} />
      <RowAction
        icon={<ExportOutlined aria-hidden />}
        {...words("view")}
        href={`/lists/${list.slug}`}
        target="_blank"
        rel="noreferrer"
      />
      <RowAction icon={<DeleteOutlined aria-hidden />} {...words("delete")} danger onClick={ask} />
    </span>
  );
}
