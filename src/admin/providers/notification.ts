import type { NotificationProvider } from "@refinedev/core";
import { App } from "antd";

const seconds = { success: 5, error: 8, progress: 5 } as const;

/** Refine's messages as Ant Design's notices: said once, politely unless something failed. */
export function useNotificationProvider(): NotificationProvider {
  const { notification } = App.useApp();
  return {
    open: ({ key, message, description, type }) => {
      const notice = type === "error" ? notification.error : notification.success;
      notice({ key, message, description, duration: seconds[type], role: type === "error" ? "alert" : "status" });
    },
    close: (key) => notification.destroy(key),
  };
}
