import { UndoOutlined } from "@ant-design/icons";
import { Alert, Button } from "antd";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { useTempleRemoval } from "./useTempleRemoval";

/** Says what was deleted and offers it back for as long as one stays on the list. */
export function RemovedNotice({ removal }: { removal: ReturnType<typeof useTempleRemoval> }) {
  const { t } = useTranslation();
  const { removed, dismiss, restore } = removal;
  const notice = useRef<HTMLDivElement>(null);
  // the row that had the focus is gone: the next key leads to Undo
  useEffect(() => {
    if (removed) notice.current?.focus();
  }, [removed]);
  if (!removed) return null;
  return (
    <div ref={notice} tabIndex={-1} className="console-notice">
      <Alert
        type="success"
        showIcon
        closable
        role="status"
        onClose={dismiss}
        message={t("temples.deleted")}
        description={t("temples.deletedDetails", { name: removed.name })}
        action={
          <Button icon={<UndoOutlined />} onClick={() => void restore(removed)}>
            {t("actions.undo")}
          </Button>
        }
      />
    </div>
  );
}
