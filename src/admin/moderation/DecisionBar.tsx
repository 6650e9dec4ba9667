import { CheckOutlined, CloseOutlined, HistoryOutlined, PushpinOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { isTaken } from "./items";
import type { Desk } from "./useDesk";

/** What can be done with the item in sight, or with the selection where there is one. */
export function DecisionBar({ desk }: { desk: Desk }) {
  const { t } = useTranslation();
  const { cursor, userId } = desk;
  const item = cursor.current;
  if (!item) return null;
  const isMine = item.claim?.userId === userId;
  return (
    <div className="queue-bar decision-bar">
      <Button
        type="primary"
        icon={<CheckOutlined aria-hidden />}
        disabled={!desk.mayApprove}
        aria-keyshortcuts="A"
        onClick={desk.approve}
      >
        {t("moderation.approve")}
      </Button>
      <Button
        danger
        icon={<CloseOutlined aria-hidden />}
        disabled={!desk.mayReject}
        aria-keyshortcuts="R"
        onClick={desk.askReason}
      >
        {t("moderation.reject")}
      </Button>
      <Button
        icon={<PushpinOutlined aria-hidden />}
        disabled={isTaken(item, userId)}
        aria-keyshortcuts="C"
        onClick={desk.claim}
      >
        {t(isMine ? "moderation.release" : "moderation.claim")}
      </Button>
      <Button
        type="text"
        icon={<HistoryOutlined aria-hidden />}
        aria-expanded={desk.hasHistory}
        aria-keyshortcuts="H"
        onClick={desk.toggleHistory}
      >
        {t("moderation.history.title")}
      </Button>
      {isTaken(item, userId) && (
        <span className="quiet">{t("moderation.takenBy", { name: item.claim?.name ?? "" })}</span>
      )}
    </div>
  );
}
