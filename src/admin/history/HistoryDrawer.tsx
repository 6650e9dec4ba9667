import { Drawer } from "antd";
import { useTranslation } from "react-i18next";
import { useReturnFocus } from "../layout/useReturnFocus";
import { useLateTexts } from "../useTexts";
import { HistoryPanel } from "./HistoryPanel";
import type { HistoryRecord } from "./records";

type HistoryDrawerProps = {
  record: HistoryRecord;
  name: string | undefined;
  onClose: () => void;
  onChanged: () => void;
};

/** What happened to a record, over the list it stands in. */
export function HistoryDrawer({ record, name, onClose, onChanged }: HistoryDrawerProps) {
  const { t } = useTranslation();
  const { isLoaded } = useLateTexts("history");
  useReturnFocus();
  return (
    <Drawer
      open
      width={720}
      title={name && isLoaded ? t("history.of", { name }) : t("actions.history")}
      onClose={onClose}
    >
      <HistoryPanel record={record} onChanged={onChanged} />
    </Drawer>
  );
}
