import { createStore } from "../../client/store";

export type ToastType = "success" | "error" | "warning" | "info";
export type Toast = { id: number; type: ToastType; text: string; action?: { label: string; run: () => void } };

/** How long each type stays, in milliseconds. */
export const toastLifeMs: Record<ToastType, number> = { success: 5_000, error: 8_000, warning: 6_000, info: 5_000 };

let shown: readonly Toast[] = [];
let lastId = 0;
const none: readonly Toast[] = [];
const store = createStore(() => shown, "");

export const toasts = { get: store.get, getServer: () => none, subscribe: store.subscribe };

/** Shows a notice until it is closed, by its id or by the visitor, or its time is up. */
export function notify(type: ToastType, text: string, action?: Toast["action"]): number {
  const id = ++lastId;
  shown = [...shown.filter((toast) => toast.text !== text), { id, type, text, action }];
  store.changed();
  return id;
}

export function closeToast(id: number): void {
  shown = shown.filter((toast) => toast.id !== id);
  store.changed();
}
