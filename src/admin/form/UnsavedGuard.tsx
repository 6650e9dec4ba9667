import { Modal } from "antd";
import { type MutableRefObject, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router-dom";
import { holdWork } from "./unsavedWork";

type UnsavedGuardProps = {
  dirty: MutableRefObject<boolean>;
  isDirty: boolean;
  /** An address that may be gone to, and all below it: what is typed stays there. */
  within?: string;
};

/** Asks before unsaved work is left: inside the console with a dialog, on closing or reloading by the browser. */
export function UnsavedGuard({ dirty, isDirty, within }: UnsavedGuardProps) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(within && nextLocation.pathname.startsWith(within)),
  );
  useEffect(() => {
    if (!isDirty) return;
    const letGo = holdWork();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
      letGo();
    };
  }, [isDirty]);
  return (
    <Modal
      open={blocker.state === "blocked"}
      title={t("unsaved.title")}
      okText={t("unsaved.leave")}
      okButtonProps={{ danger: true }}
      cancelText={t("unsaved.stay")}
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
      zIndex={1500}
    >
      {t("unsaved.text")}
    </Modal>
  );
}
