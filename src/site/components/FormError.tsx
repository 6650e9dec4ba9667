import { useEffect, useRef } from "react";
import { Icon } from "./Icon";

/** What went wrong with a form as a whole; it takes the focus, so that it is read and seen. */
export function FormError({ text }: { text: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) box.current?.focus();
  }, [text]);
  if (!text) return null;
  return (
    <div className="notice bad" role="alert" tabIndex={-1} ref={box}>
      <Icon name="alert" />
      <div>{text}</div>
    </div>
  );
}
