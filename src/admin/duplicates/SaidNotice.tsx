import { UndoOutlined } from "@ant-design/icons";
import { Alert, Button } from "antd";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Said } from "./useDuplicates";

/** Says what was done last and offers to take it back. */
export function SaidNotice({ said, onClose }: { said: Said | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the pair that was acted on is gone: the next key leads to Undo
    if (said) notice.current?.focus();
  }, [said]);
  return (
    <div role="status" ref={notice} tabIndex={-1} className="console-notice">
      {said && (
        <Alert
          type="success"
          showIcon
          closable
          onClose={onClose}
          role="presentation"
          message={said.text}
          description={said.details}
          action={
            said.takeBack && (
              <Button icon={<UndoOutlined aria-hidden />} onClick={() => void said.takeBack?.()}>
                {t("actions.undo")}
              </Button>
            )
          }
        />
      )}
    </div>
  );
}
