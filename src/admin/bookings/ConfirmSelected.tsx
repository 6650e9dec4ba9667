import "../bulk/bulk.css";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { useConfirm } from "../layout/useConfirm";
import { type RowSelection, useSelected } from "../listing/rowSelection";
import type { Decisions } from "./useDecisions";

/** What is selected, and confirming all of it at once. */
export function ConfirmSelected({ selection, decisions }: { selection: RowSelection; decisions: Decisions }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { ids } = useSelected(selection);
  if (ids.length === 0) return null;
  const clear = () => selection.set({ ids: [], isAll: false });
  const ask = () =>
    confirm({
      title: t("bookings.selected.ask", { count: ids.length }),
      okText: t("bookings.acts.confirm"),
      onOk: async () => {
        await decisions.confirmAll(ids);
        clear();
      },
    });
  return (
    <section className="bulk-bar" aria-label={t("bookings.selected.bar")}>
      <span role="status">{t("bookings.selected.count", { count: ids.length })}</span>
      <Button size="small" type="primary" onClick={ask}>
        {t("bookings.selected.confirm")}
      </Button>
      <Button size="small" type="text" onClick={clear}>
        {t("bookings.selected.clear")}
      </Button>
    </section>
  );
}
