import { UndoOutlined } from "@ant-design/icons";
import { Alert, Button } from "antd";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Revert } from "./useRevert";

/** Says what came of going back, and offers to take it back. */
export function RevertNotice({ revert, onUndo }: { revert: Revert; onUndo: (revisionId: number) => void }) {
  const { t } = useTranslation();
  const { outcome } = revert;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the button that was pressed may be gone: the keyboard stays in the drawer
    if (outcome && document.activeElement === document.body) notice.current?.focus();
  }, [outcome]);
  return (
    <div role="status" ref={notice} tabIndex={-1} className="revert-notice">
      {outcome && (
        <Alert
          className="console-notice"
          type={outcome.kind === "failed" ? "error" : outcome.kind === "nothing" ? "info" : "success"}
          showIcon
          closable
          onClose={revert.dismiss}
          role="presentation"
          message={t(`history.outcome.${outcome.kind}`)}
          description={outcome.kind === "failed" ? outcome.text : undefined}
          action={
            outcome.kind === "done" && (
              <Button
                icon={<UndoOutlined aria-hidden />}
                loading={revert.isBusy}
                onClick={() => onUndo(outcome.revisionId)}
              >
                {t("actions.undo")}
              </Button>
            )
          }
        />
      )}
    </div>
  );
}
