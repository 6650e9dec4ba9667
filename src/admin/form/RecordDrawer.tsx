import "./form.css";
import { SaveButton } from "@refinedev/antd";
import { Button, Drawer, Space } from "antd";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useReturnFocus } from "../layout/useReturnFocus";
import type { Editor } from "./RecordForm";

type RecordDrawerProps<Field extends string> = {
  editor: Editor<Field>;
  onClose: () => void;
  /** Leaves the record for a new one. */
  onClear: () => void;
  /** Stands beside the title. */
  extra?: ReactNode;
  /** False while what the drawer shows is not the form. */
  hasSave?: boolean;
  children: ReactNode;
};

/** A form beside the list it belongs to. */
export function RecordDrawer<Field extends string>(props: RecordDrawerProps<Field>) {
  const { editor, onClose, onClear, extra, hasSave = true, children } = props;
  const { texts, isNew, formId } = editor;
  const { t } = useTranslation();
  const body = useRef<HTMLDivElement>(null);
  useReturnFocus();
  return (
    <Drawer
      open
      width={720}
      // the first input takes the focus; while the drawer comes in nothing in it can
      autoFocus={false}
      afterOpenChange={(isOpen) => isOpen && body.current && focusInside(body.current)}
      title={t(isNew ? `${texts}.add` : `${texts}.edit`)}
      extra={extra}
      onClose={onClose}
      footer={
        hasSave && (
          <Space>
            <SaveButton {...editor.saveButtonProps} icon={null}>
              {t(isNew ? "actions.create" : "actions.update")}
            </SaveButton>
            <Button htmlType={isNew ? "reset" : "button"} form={formId} onClick={() => !isNew && onClear()}>
              {t("actions.clear")}
            </Button>
          </Space>
        )
      }
    >
      <div ref={body} tabIndex={-1} className="form-body">
        {children}
      </div>
    </Drawer>
  );
}

function focusInside(body: HTMLElement) {
  if (body.contains(document.activeElement)) return;
  body.querySelector<HTMLElement>("form input")?.focus();
  // what is shown is not the form, or it is not there yet
  if (!body.contains(document.activeElement)) body.focus();
}
