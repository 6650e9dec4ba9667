import { Button, Modal } from "antd";
import { useTranslation } from "react-i18next";
import { TempleEditor } from "./TempleEditor";

type TempleModalProps = { id: string; onClose: () => void };

/** The advanced screen's form, over the list. */
export function TempleModal({ id, onClose }: TempleModalProps) {
  const { t } = useTranslation();
  return (
    <TempleEditor
      id={id}
      kind="advanced"
      onSaved={onClose}
      frame={(content, controls) => (
        <Modal
          open
          width={860}
          title={t(id === "create" ? "temples.add" : "temples.edit")}
          onCancel={onClose}
          maskClosable={false}
          styles={{ body: { maxHeight: "70vh", overflow: "auto", paddingInlineEnd: 8 } }}
          footer={
            controls && [
              <Button key="cancel" onClick={onClose}>
                {t("actions.cancel")}
              </Button>,
              <Button key="save" type="primary" htmlType="submit" form={controls.formId} loading={controls.isSaving}>
                {t(controls.isNew ? "actions.create" : "actions.update")}
              </Button>,
            ]
          }
        >
          {content}
        </Modal>
      )}
    />
  );
}
