import type { NotificationProvider } from "@refinedev/core";
import { App } from "antd";

const seconds = { success: 5, error: 8, progress: 5 } as const;

/**
 * Refine's messages as Ant Design's notices, politely unless something failed. That of Refine's own package says every
 * one as an alert, and the reason above what it is the reason of.
 */
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
