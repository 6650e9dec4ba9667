import { Modal, Switch } from "antd";
import { useTranslation } from "react-i18next";
import { useReturnFocus } from "../layout/useReturnFocus";
import type { SingleKeys } from "./useSingleKeys";

const keys = ["J", "K", "A", "R", "X", "U", "C", "H", "Esc", "?"] as const;

/** What each key does, and whether keys do anything at all on this device. */
export function KeysHelp({ keys: single, onClose }: { keys: SingleKeys; onClose: () => void }) {
  const { t } = useTranslation();
  useReturnFocus();
  return (
    <Modal open title={t("moderation.keys.title")} footer={null} onCancel={onClose}>
      <dl className="keys-help">
        {keys.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`moderation.keys.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t("moderation.keys.reasons")}</p>
      <p className="keys-switch">
        <Switch id="single-keys" checked={single.isOn} onChange={single.set} aria-label={t("moderation.keys.on")} />
        <label htmlFor="single-keys">{t("moderation.keys.on")}</label>
      </p>
    </Modal>
  );
}
