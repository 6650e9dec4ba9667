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

type EmptyStateProps = {
  title: string;
  /** one below the heading that it stands under */
  level?: 2 | 3;
  children?: ReactNode;
};

/** A search, a list or a page with nothing in it. */
export function EmptyState({ title, level = 3, children }: EmptyStateProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="empty" role="status">
      <Icon name="temple" className="screen-icon" />
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
