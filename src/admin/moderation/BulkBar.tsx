import { Button, Checkbox } from "antd";
import { useTranslation } from "react-i18next";
import type { Desk } from "./useDesk";

/** All at once: what is selected, and what can be done with it. */
export function BulkBar({ desk }: { desk: Desk }) {
  const { t } = useTranslation();
  const { cursor, selectable } = desk;
  const count = cursor.selection.length;
  return (
    <div className="bulk-bar">
      <Checkbox
        checked={count > 0 && count === selectable.length}
        indeterminate={count > 0 && count < selectable.length}
        disabled={selectable.length === 0}
        onChange={({ target }) => cursor.select(target.checked ? selectable : [])}
      >
        {t("moderation.selectAll")}
      </Checkbox>
      {count > 0 && (
        <>
          <span role="status">{t("moderation.selected", { count })}</span>
          <Button size="small" type="primary" disabled={!desk.mayApprove} onClick={desk.approve}>
            {t("moderation.approveSelected")}
          </Button>
          <Button size="small" danger disabled={!desk.mayReject} onClick={desk.askReason}>
            {t("moderation.rejectSelected")}
          </Button>
          <Button size="small" onClick={desk.claim}>
            {t("moderation.claimSelected")}
          </Button>
          <Button size="small" type="text" onClick={() => cursor.select([])}>
            {t("moderation.unselect")}
          </Button>
        </>
      )}
    </div>
  );
}
