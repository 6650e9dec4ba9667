import { useWarnAboutChange } from "@refinedev/core";
import { Modal } from "antd";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router-dom";
import { isRecordPage } from "../layout/useScreen";
import { useLeaveWarning } from "./useLeaveWarning";

/**
 * Asks before unsaved work is left: inside the console with a dialog, on closing or reloading by the browser. What
 * opens over a screen leaves nothing. Refine's own notifier sees neither a data router's links nor the browser's Back.
 */
export function UnsavedChanges() {
  const { t } = useTranslation();
  const { warnWhen = false, setWarnWhen } = useWarnAboutChange();
  const blocker = useBlocker(
    ({ currentLocation: { pathname: from }, nextLocation: { pathname: to } }) =>
      warnWhen && from !== to && (!to.startsWith(`${from}/`) || isRecordPage(to)),
  );
  useLeaveWarning(warnWhen);
  return (
    <Modal
      open={blocker.state === "blocked"}
      title={t("unsaved.title")}
      okText={t("unsaved.leave")}
      okButtonProps={{ danger: true }}
      cancelText={t("unsaved.stay")}
      onOk={() => {
        setWarnWhen(false);
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
      zIndex={1500}
    >
      {t("unsaved.text")}
    </Modal>
  );
}
