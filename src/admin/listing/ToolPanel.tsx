import "./listing.css";
import { Button } from "antd";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

type ToolPanelProps = { label: string; children: ReactNode };

/** A button with a small panel below it: the next Tab leads into it; Escape, or leaving it, closes it. */
export function ToolPanel({ label, children }: ToolPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <fieldset
      className="tool"
      aria-label={label}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
    >
      <Button
        ref={button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        // takes the focus of a click beside its inputs, which would otherwise close it
        <div id={id} className="tool-panel" tabIndex={-1}>
          {children}
        </div>
      )}
    </fieldset>
  );
}
