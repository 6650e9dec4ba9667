import { Input, type InputRef } from "antd";
import { type Ref, useId } from "react";
import { useTranslation } from "react-i18next";
import { readPositionText, whyUnread } from "../../domain/positionText";

type PastedSpotProps = { text: string; field: Ref<InputRef>; onText: (text: string) => void };

/** A position as people copy it from a map: a pair of numbers, or a link. What is read is chosen at once. */
export function PastedSpot({ text, field, onText }: PastedSpotProps) {
  const { t } = useTranslation();
  const id = useId();
  const reading = readPositionText(text);
  const isPoint = reading.kind === "point";
  const problem = text.trim() && !isPoint ? `errors.${whyUnread(text) ?? "coordinates"}` : undefined;
  const told = problem ?? (isPoint && reading.doubt === "mapView" ? "errors.mapView" : undefined);
  return (
    <p className="positions-pasted">
      <label htmlFor={id}>{t("positions.paste")}</label>
      <Input
        id={id}
        ref={field}
        aria-keyshortcuts="P"
        allowClear
        value={text}
        autoComplete="off"
        placeholder={t("positions.pasteHint")}
        status={problem ? "error" : ""}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-told`}
        onChange={({ target }) => onText(target.value)}
        // the single keys are those of the screen again
        onKeyDown={({ key, currentTarget }) => ["Enter", "Escape"].includes(key) && currentTarget.blur()}
      />
      <span id={`${id}-told`} role="status" className={problem ? "positions-problem" : "quiet"}>
        {told && t(told)}
      </span>
    </p>
  );
}
