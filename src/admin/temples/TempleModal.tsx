import { Modal } from "antd";
import { useTranslation } from "react-i18next";
import { useReturnFocus } from "../layout/useReturnFocus";
import { TempleEditor, useTempleForm } from "./TempleEditor";

type TempleModalProps = { id: string; onClose: () => void };

/** The advanced screen's form, over the list. */
export function TempleModal({ id, onClose }: TempleModalProps) {
  const { t } = useTranslation();
  const editor = useTempleForm("advanced", id, onClose);
  useReturnFocus();
  return (
    <Modal
      open
      width={860}
      title={t(editor.isNew ? "temples.add" : "temples.edit")}
      onCancel={onClose}
      maskClosable={false}
      styles={{ body: { maxHeight: "70vh", overflow: "auto", paddingInlineEnd: 8 } }}
      cancelText={t("actions.cancel")}
      okText={t(editor.isNew ? "actions.create" : "actions.update")}
      okButtonProps={editor.saveButtonProps}
    >
      <TempleEditor kind="advanced" editor={editor} />
    </Modal>
  );
}
