import { Button, Drawer, Space } from "antd";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReturnFocus } from "../layout/useReturnFocus";
import { type EditorState, TempleEditor } from "./TempleEditor";

type TempleDrawerProps = { id: string; onClose: () => void; onClear: () => void };

/** The simple screen's form, beside the list. */
export function TempleDrawer({ id, onClose, onClear }: TempleDrawerProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [state, setState] = useState<EditorState>("loading");
  const isNew = id === "create";
  useReturnFocus();
  return (
    <Drawer
      open
      width={720}
      // the first input takes the focus
      autoFocus={false}
      title={t(isNew ? "temples.add" : "temples.edit")}
      onClose={onClose}
      footer={
        <Space>
          <Button
            type="primary"
            htmlType="submit"
            form={formId}
            disabled={state === "loading"}
            loading={state === "saving"}
          >
            {t(isNew ? "actions.create" : "actions.update")}
          </Button>
          <Button htmlType={isNew ? "reset" : "button"} form={formId} onClick={onClear}>
            {t("actions.clear")}
          </Button>
        </Space>
      }
    >
      <TempleEditor id={id} kind="simple" formId={formId} onState={setState} onSaved={onClose} />
    </Drawer>
  );
}
