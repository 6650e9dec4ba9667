import { Modal, Switch } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useReturnFocus } from "../layout/useReturnFocus";
import type { SingleKeys } from "./useSingleKeys";

type KeysHelpProps = {
  single: SingleKeys;
  /** each key with what it does */
  keys: readonly (readonly [key: string, what: string])[];
  onClose: () => void;
  children: ReactNode;
};

/** What each key does, and whether keys do anything at all on this device. */
export function KeysHelp({ single, keys, onClose, children }: KeysHelpProps) {
  const { t } = useTranslation();
  useReturnFocus();
  return (
    <Modal open title={t("queue.keys")} footer={null} onCancel={onClose}>
      <dl className="keys-help">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>{children}</p>
      <p className="keys-switch">
        <Switch id="single-keys" checked={single.isOn} onChange={single.set} aria-label={t("queue.singleKeys")} />
        <label htmlFor="single-keys">{t("queue.singleKeys")}</label>
      </p>
    </Modal>
  );
}
