import { UndoOutlined } from "@ant-design/icons";
import { Alert, Button } from "antd";
import { useTranslation } from "react-i18next";
import { focusHeading } from "../layout/headingFocus";
import type { Removable, Removal } from "./useRemoval";

/** Says what was deleted and offers it back for as long as one stays on the list. */
export function RemovedNotice<Row extends Removable>({ removal }: { removal: Removal<Row> }) {
  const { t } = useTranslation();
  const { noun, removed, notice, dismiss, restore } = removal;
  if (!removed) return null;
  return (
    <div ref={notice} tabIndex={-1} className="console-notice">
      <Alert
        type="success"
        showIcon
        closable
        role="status"
        onClose={dismiss}
        message={t(`${noun}.deleted`)}
        description={t(`${noun}.deletedDetails`, { name: removed.name })}
        action={
          <Button icon={<UndoOutlined aria-hidden />} onClick={() => void restore(removed).then(focusHeading)}>
            {t("actions.undo")}
          </Button>
        }
      />
    </div>
  );
}
