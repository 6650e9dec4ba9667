import { UndoOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Decisions } from "./useDecisions";

const undoMs = 5_000;

/** Says what was decided last and offers it back for five seconds; longer while one is at it. */
export function UndoNotice({ decisions }: { decisions: Decisions }) {
  const { t } = useTranslation();
  const { last, undo } = decisions;
  const [isHeld, setHeld] = useState(false);
  const forget = useRef(decisions.forget);
  forget.current = decisions.forget;
  const id = last?.id;
  useEffect(() => {
    if (id === undefined || isHeld) return;
    const timer = setTimeout(() => forget.current(), undoMs);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  const [first] = last?.items ?? [];
  const name = first?.temple?.name ?? first?.author.name ?? "";
  const values = { count: last?.items.length ?? 0, name };
  return (
    <div className="undo-place" role="status">
      {last && (
        <div className="undo-notice">
          <span>{t(last.verdict === "approve" ? "moderation.approved" : "moderation.rejected", values)}</span>
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
              void undo();
            }}
          >
            {t("actions.undo")}
          </Button>
        </div>
      )}
    </div>
  );
}
