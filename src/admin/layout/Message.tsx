import type { ReactNode } from "react";

type MessageProps = { icon?: ReactNode; title: string; text: string; children?: ReactNode };

/** A screen that is a message alone. */
export function Message({ icon, title, text, children }: MessageProps) {
  return (
    <div className="message">
      {icon && (
        <span className="message-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
