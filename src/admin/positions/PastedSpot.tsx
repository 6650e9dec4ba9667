import { Input } from "antd";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isCoarse } from "../../domain/positionPrecision";
import { pastedPrecision, readPositionText, whyUnread } from "../../domain/positionText";
import type { Spot } from "./spots";

/** A position as people copy it from a map: a pair of numbers, or a link. What is read is chosen at once. */
export function PastedSpot({ onSpot }: { onSpot: (spot: Spot) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState("");
  const reading = readPositionText(text);
  const isPoint = reading.kind === "point";
  const problem = text.trim() && !isPoint ? `errors.${whyUnread(text) ?? "coordinates"}` : undefined;
  const told = problem ?? (isPoint && reading.doubt ? `errors.${reading.doubt}` : undefined);
  const read = (value: string) => {
    setText(value);
    const position = readPositionText(value);
    if (position.kind !== "point") return;
    const { latitude, longitude } = position;
    const positionPrecision = pastedPrecision(value) ?? (isCoarse(position) ? "place" : "site");
    onSpot({ latitude, longitude, positionPrecision });
  };
  return (
    <p className="positions-pasted">
      <label htmlFor={id}>{t("positions.paste")}</label>
      <Input
        id={id}
        allowClear
        value={text}
        autoComplete="off"
        placeholder={t("positions.pasteHint")}
        status={problem ? "error" : ""}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-told`}
        onChange={({ target }) => read(target.value)}
        onPressEnter={({ currentTarget }) => currentTarget.blur()}
      />
      <span id={`${id}-told`} role="status" className={problem ? "positions-problem" : "quiet"}>
        {told && t(told)}
      </span>
    </p>
  );
}
