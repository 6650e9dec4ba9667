import { Drawer, Tag } from "antd";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { formatNumber } from "../../client/format";
import type { BulkChange } from "../../contract/bulkChanges";
import { Loading } from "../layout/Loading";
import { useReturnFocus } from "../layout/useReturnFocus";
import { ListPage } from "../listing/ListPage";
import { Moment } from "../listing/Moment";
import { useListTable } from "../listing/useListTable";
import { useTexts } from "../useTexts";
import { BulkStanding } from "./BulkStanding";
import { useBulkWords } from "./useBulkWords";

const texts = { failed: "bulk.failed", none: "bulk.none", noneMatch: "bulk.none", count: "bulk.count" };
const screenPath = "/admin/temples/bulk-changes";
const colours: Partial<Record<BulkChange["state"], string>> = {
  applied: "success",
  failed: "error",
  planning: "processing",
  applying: "processing",
  undoing: "processing",
};

/** Every change of many temples, newest first: how it stands, and the way to stop it or take it back. */
export function BulkChanges() {
  const { t, i18n } = useTranslation();
  const hasTexts = useTexts("desk");
  const words = useBulkWords();
  const table = useListTable<BulkChange>("admin/temples/bulk-changes");
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const open = Number(params.get("change"));
  if (!hasTexts) return <Loading />;
  return (
    <ListPage<BulkChange>
      table={table}
      texts={texts}
      lead={<p className="quiet">{t("bulk.lead")}</p>}
      columns={[
        {
          key: "what",
          title: t("bulk.fields.what"),
          render: (change) => <Link to={`?change=${change.id}`}>{words(change)}</Link>,
        },
        {
          key: "state",
          title: t("bulk.fields.state"),
          render: ({ state }) => <Tag color={colours[state] ?? "default"}>{t(`bulk.states.${state}`)}</Tag>,
        },
        {
          key: "temples",
          title: t("bulk.fields.temples"),
          render: ({ counts }) => formatNumber(counts.change, i18n.language),
        },
        { key: "who", title: t("bulk.fields.who"), render: ({ who }) => who?.name ?? "—" },
        { key: "when", title: t("bulk.fields.when"), render: ({ createdAt }) => <Moment at={createdAt} /> },
      ]}
    >
      {open > 0 && <OneChange id={open} onClose={() => navigate(screenPath)} />}
    </ListPage>
  );
}

function OneChange({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  useReturnFocus();
  return (
    <Drawer open width={560} title={t("bulk.one", { id })} onClose={onClose}>
      <BulkStanding id={id} />
    </Drawer>
  );
}
