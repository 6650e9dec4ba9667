import type { ReactNode } from "react";
import { Icon } from "./Icon";

/** A message that stays where it stands: `bad` red, `warn` amber, `note` blue. */
export function Notice({
  tone,
  children,
  role = "status",
}: {
  tone: "bad" | "warn" | "note";
  children: ReactNode;
  role?: "status" | "alert";
}) {
  return (
    <div className={`notice ${tone}`} role={role}>
      <Icon name={tone === "note" ? "info" : "alert"} />
      <div>{children}</div>
    </div>
  );
}

/** A search, a list or a page with nothing in it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty" role="status">
      <Icon name="temple" className="screen-icon" />
      <h3>{title}</h3>
      {children}
    </div>
  );
}
