import "../queue/queue.css";
import "./positions.css";
import { QuestionCircleOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Loading } from "../layout/Loading";
import { KeysHelp } from "../queue/KeysHelp";
import { UndoNotice } from "../queue/UndoNotice";
import { useSingleKeys } from "../queue/useSingleKeys";
import { useTexts } from "../useTexts";
import { Desk } from "./Desk";
import { PositionFilters } from "./PositionFilters";
import { usePositionChecks } from "./usePositionChecks";
import { usePositionQueue } from "./usePositionQueue";

const keys = ["J", "K", "1–8", "0", "P", "T", "A", "N", "U", "?"] as const;

/** Positions that something speaks against, the worst first: looked up one by one, settled by mouse or by single keys. */
export function PositionsScreen() {
  const { t } = useTranslation();
  const areThere = [useTexts("positions"), useTexts("workspace")];
  const queue = usePositionQueue();
  const checks = usePositionChecks(queue.refetch);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const single = useSingleKeys();
  if (!areThere.every(Boolean)) return <Loading />;
  return (
    <>
      <div className="console-toolbar">
        <h1 className="console-title">{t("menu.positions")}</h1>
        <Button icon={<QuestionCircleOutlined aria-hidden />} aria-keyshortcuts="?" onClick={() => setHelpOpen(true)}>
          {t("queue.keys")}
        </Button>
      </div>
      <p className="quiet positions-lead">{t("positions.lead")}</p>
      <PositionFilters queue={queue} />
      <Desk
        // another part of the list is begun anew, at its first temple
        key={`${queue.search}&page=${queue.current}`}
        queue={queue}
        checks={checks}
        keys={{ isOn: single.isOn, onHelp: () => setHelpOpen(true) }}
      />
      <UndoNotice last={checks.told} onUndo={() => void checks.undo()} onForget={checks.forget} />
      {isHelpOpen && (
        <KeysHelp
          single={single}
          keys={keys.map((key) => [key, t(`positions.keys.${key}`)])}
          onClose={() => setHelpOpen(false)}
        >
          {t("positions.keys.how")}
        </KeysHelp>
      )}
    </>
  );
}
