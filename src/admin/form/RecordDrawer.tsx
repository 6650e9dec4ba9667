import "./form.css";
import { Button, Drawer, Space } from "antd";
import { type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReturnFocus } from "../layout/useReturnFocus";
import type { Noun } from "../listing/noun";
import type { EditorState } from "./StoredRecord";

type Binding = { formId: string; onState: (state: EditorState) => void };
type RecordDrawerProps = {
  noun: Noun;
  /** A row id, or `create`. */
  id: string;
  onClose: () => void;
  onClear: () => void;
  /** Stands beside the title. */
  extra?: ReactNode;
  /** False while what the drawer shows is not the form. */
  hasSave?: boolean;
  children: (binding: Binding) => ReactNode;
};

/** A form beside the list it belongs to. */
export function RecordDrawer({ noun, id, onClose, onClear, extra, hasSave = true, children }: RecordDrawerProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [state, onState] = useState<EditorState>("loading");
  const isNew = id === "create";
  const body = useRef<HTMLDivElement>(null);
  useReturnFocus();
  return (
    <Drawer
      open
      width={720}
      // the first input takes the focus; while the drawer comes in nothing in it can
      autoFocus={false}
      afterOpenChange={(isOpen) => isOpen && body.current && focusInside(body.current)}
      title={t(isNew ? `${noun}.add` : `${noun}.edit`)}
      extra={extra}
      onClose={onClose}
      footer={
        hasSave && (
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
        )
      }
    >
      <div ref={body} tabIndex={-1} className="form-body">
        {children({ formId, onState })}
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
