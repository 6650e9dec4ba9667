import { Button } from "antd";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { RepairForm } from "./RepairForm";
import type { Found, Repairs } from "./repairs";

type RepairButtonsProps = { found: Found; line: number; label: string; isUsed: boolean; repairs: Repairs };

/** Takes a suggested repair over, in one row or in all with the same remark, or what one writes; and back. */
export function RepairButtons({ found, line, label, isUsed, repairs }: RepairButtonsProps) {
  const { t } = useTranslation();
  const [isWriting, setWriting] = useState(false);
  const own = useRef<HTMLSpanElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    // the keyboard goes on where the form was
    if (wasWriting.current && !isWriting) own.current?.querySelector("button")?.focus({ preventScroll: true });
    wasWriting.current = isWriting;
  }, [isWriting]);
  const named = (word: string) => ({ "aria-label": `${word}, ${t("imports.repair.line", { line })}`, children: word });
  const close = (act?: () => void) => {
    act?.();
    setWriting(false);
  };
  if (isWriting) {
    return (
      <RepairForm
        label={`${label}, ${t("imports.repair.line", { line })}`}
        value={found.value}
        onWrite={(value) => close(() => repairs.write(found, line, value))}
        isMissing={found.reason === "errors.required" && found.value === "" && found.field !== "name"}
        onWriteInAll={(value) => close(() => repairs.writeInAll(found, value))}
        onLeaveOutInAll={() => close(() => repairs.leaveOutInAll(found))}
        onCancel={() => close()}
      />
    );
  }
  const hasSuggestion = !isUsed && found.suggestion !== undefined;
  const leave = t(repairs.isForAll(found) ? "imports.repair.leaveAll" : "imports.repair.leave");
  return (
    <span className="import-repair" ref={own}>
      {isUsed && <Button key="first" size="small" {...named(leave)} onClick={() => repairs.leave(found, line)} />}
      {hasSuggestion && (
        <Button
          key="first"
          size="small"
          {...named(t("imports.repair.use"))}
          onClick={() => repairs.take(found, line)}
        />
      )}
      {hasSuggestion && (
        <Button size="small" onClick={() => repairs.takeInAll(found)}>
          {t("imports.repair.useAll")}
        </Button>
      )}
      {!isUsed && (
        <Button
          key={hasSuggestion ? "write" : "first"}
          size="small"
          {...named(t("imports.repair.write", { field: label }))}
          onClick={() => setWriting(true)}
        />
      )}
    </span>
  );
}
