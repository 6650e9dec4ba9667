import { Modal } from "antd";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { EditorState } from "../form/StoredRecord";
import { useReturnFocus } from "../layout/useReturnFocus";
import { TempleEditor } from "./TempleEditor";

type TempleModalProps = { id: string; onClose: () => void };

/** The advanced screen's form, over the list. */
export function TempleModal({ id, onClose }: TempleModalProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [state, setState] = useState<EditorState>("loading");
  const isNew = id === "create";
  useReturnFocus();
  return (
    <Modal
      open
      width={860}
      title={t(isNew ? "temples.add" : "temples.edit")}
      onCancel={onClose}
      maskClosable={false}
      styles={{ body: { maxHeight: "70vh", overflow: "auto", paddingInlineEnd: 8 } }}
      cancelText={t("actions.cancel")}
      okText={t(isNew ? "actions.create" : "actions.update")}
      okButtonProps={{ htmlType: "submit", form: formId, disabled: state === "loading", loading: state === "saving" }}
    >
      <TempleEditor id={id} kind="advanced" formId={formId} onState={setState} onSaved={onClose} />
    </Modal>
  );
}
