import { Alert, Button, Space } from "antd";
import { useTranslation } from "react-i18next";

type DraftNoticeProps = {
  /** The record was saved since by somebody. */
  isOlder: boolean;
  onTakeUp: () => void;
  onForget: () => void;
};

/** That an earlier visit left something unsaved, to be taken up or thrown away. */
export function DraftNotice({ isOlder, onTakeUp, onForget }: DraftNoticeProps) {
  const { t } = useTranslation();
  return (
    <Alert
      className="console-notice"
      type="info"
      showIcon
      message={t("workspace.draft.found")}
      description={isOlder ? t("workspace.draft.older") : undefined}
      action={
        <Space wrap>
          <Button size="small" type="primary" onClick={onTakeUp}>
            {t("workspace.draft.takeUp")}
          </Button>
          <Button size="small" onClick={onForget}>
            {t("workspace.draft.forget")}
          </Button>
        </Space>
      }
    />
  );
}
