import { App, type ModalFuncProps } from "antd";
import { useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";

type Question = Pick<ModalFuncProps, "title" | "content" | "okText" | "afterClose"> & {
  isDangerous?: boolean;
  /** Done once it is confirmed; the dialog waits for it. */
  onOk: () => unknown;
};

/**
 * Asks before something of weight is done. Enter and Escape leave all as it was: the focus is on Cancel. A key pressed
 * twice asks once.
 */
export function useConfirm(): (question: Question) => void {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const isOpen = useRef(false);
  return useCallback(
    ({ isDangerous = false, afterClose, ...question }) => {
      if (isOpen.current) return;
      isOpen.current = true;
      modal.confirm({
        ...question,
        afterClose: () => {
          isOpen.current = false;
          afterClose?.();
        },
        okButtonProps: { danger: isDangerous },
        cancelText: t("actions.cancel"),
        autoFocusButton: "cancel",
      });
    },
    [modal, t],
  );
}
