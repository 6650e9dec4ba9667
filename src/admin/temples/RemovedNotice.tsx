import { UndoOutlined } from "@ant-design/icons";
import { Alert, Button } from "antd";
import { useTranslation } from "react-i18next";
import type { useTempleRemoval } from "./useTempleRemoval";

/** Says what was deleted and offers it back for as long as one stays on the list. */
export function RemovedNotice({ removal }: { removal: ReturnType<typeof useTempleRemoval> }) {
  const { t } = useTranslation();
  const { removed, dismiss, restore } = removal;
  if (!removed) return null;
  return (
    <Alert
      className="console-notice"
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
  );
}
