import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "./Icon";
import { closeToast, type Toast, toastLifeMs, toasts } from "./toast";

const icons = { success: "check", error: "alert", warning: "alert", info: "info" } as const;

export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.getServer);
  return (
    <div className="toasts" aria-live="polite">
      {shown.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** One notice; its time stands still while it is pointed at or focused. */
function ToastItem({ toast: { id, type, text, action } }: { toast: Toast }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const held = useHeld(box);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => closeToast(id), toastLifeMs[type]);
    return () => clearTimeout(timer);
  }, [held, id, type]);
  const act = () => {
    action?.run();
    closeToast(id);
  };
  return (
    <div className={`toast ${type}`} role={type === "error" ? "alert" : "status"} ref={box}>
      <Icon name={icons[type]} />
      <p>{text}</p>
      {action && (
        <button type="button" className="link" onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" className="icon-button" aria-label={t("toast.close")} onClick={() => closeToast(id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}

const holds = ["pointerenter", "focusin"];
const releases = ["pointerleave", "focusout"];

function useHeld(box: { current: HTMLElement | null }): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    for (const event of holds) box.current?.addEventListener(event, () => setHeld(true), { signal });
    for (const event of releases) box.current?.addEventListener(event, () => setHeld(false), { signal });
    return () => ended.abort();
  }, [box]);
  return held;
}
