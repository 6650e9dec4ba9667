import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../ui/Icon";

/** That something went well; it takes the focus, since the button that was pressed may be gone. */
export function SuccessNote({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="notice good" role="status" tabIndex={-1} ref={box}>
      <Icon name="check" />
      <div>{children}</div>
    </div>
  );
}
