import { UndoOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

const undoMs = 5_000;

type UndoNoticeProps = {
  /** what was done last, or undefined for nothing that could be taken back */
  last: { id: number; text: string } | undefined;
  onUndo: () => void;
  onForget: () => void;
};

/** Says what was done last and offers it back for five seconds; longer while one is at it. */
export function UndoNotice({ last, onUndo, onForget }: UndoNoticeProps) {
  const { t } = useTranslation();
  const [isHeld, setHeld] = useState(false);
  const forget = useRef(onForget);
  forget.current = onForget;
  const id = last?.id;
  useEffect(() => {
    if (id === undefined || isHeld) return;
    const timer = setTimeout(() => forget.current(), undoMs);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  return (
    <div className="undo-place" role="status">
      {last && (
        <div className="undo-notice">
          <span>{last.text}</span>
          <Button
            size="small"
            icon={<UndoOutlined aria-hidden />}
            aria-keyshortcuts="U"
            onMouseEnter={() => setHeld(true)}
            onMouseLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
            onClick={() => {
              setHeld(false);
              onUndo();
            }}
          >
            {t("actions.undo")}
          </Button>
        </div>
      )}
    </div>
  );
}
