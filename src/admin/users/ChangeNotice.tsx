import { UndoOutlined } from "@ant-design/icons";
import { Alert, Button } from "antd";
import { useTranslation } from "react-i18next";
import type { UserChanges } from "./useUserChanges";

/** Says what was changed last and offers to take it back for as long as one stays on the list. */
export function ChangeNotice({ changes }: { changes: UserChanges }) {
  const { t } = useTranslation();
  const { last, dismiss } = changes;
  return (
    <div role="status">
      {last && (
        <Alert
          className="console-notice"
          type="success"
          showIcon
          closable
          onClose={dismiss}
          role="presentation"
          message={last.text}
          action={
            last.takeBack && (
              <Button icon={<UndoOutlined aria-hidden />} onClick={last.takeBack}>
                {t("actions.undo")}
              </Button>
            )
          }
        />
      )}
    </div>
  );
}
