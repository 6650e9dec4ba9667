import { Button, Drawer, Space } from "antd";
import { useTranslation } from "react-i18next";
import { TempleEditor } from "./TempleEditor";

type TempleDrawerProps = { id: string; onClose: () => void; onClear: () => void };

/** The simple screen's form, beside the list. */
export function TempleDrawer({ id, onClose, onClear }: TempleDrawerProps) {
  const { t } = useTranslation();
  return (
    <TempleEditor
      id={id}
      kind="simple"
      onSaved={onClose}
      frame={(content, controls) => (
        <Drawer
          open
          width={720}
          title={t(id === "create" ? "temples.add" : "temples.edit")}
          onClose={onClose}
          footer={
            controls && (
              <Space>
                <Button type="primary" htmlType="submit" form={controls.formId} loading={controls.isSaving}>
                  {t(controls.isNew ? "actions.create" : "actions.update")}
                </Button>
                <Button htmlType={controls.isNew ? "reset" : "button"} form={controls.formId} onClick={onClear}>
                  {t("actions.clear")}
                </Button>
              </Space>
            )
          }
        >
          {content}
        </Drawer>
      )}
    />
  );
}
