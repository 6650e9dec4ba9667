import { Button, InputNumber } from "antd";
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { smallPicture } from "../../domain/pictures";

type Focus = { x: number | null; y: number | null };
type FocusFieldProps = {
  /** the picture, and which one of the list it is */
  url: string;
  number: number;
  /** given by the form */
  id?: string;
  value?: Focus | null;
  onChange?: (value: Focus | null) => void;
};

const middle = { x: 50, y: 50 };
const steps: Record<string, Focus> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const percent = (part: number) => Math.min(100, Math.max(0, Math.round(part)));

/** The point of a picture that stays in view: by a click on it, by arrow keys, or in percent. */
export function FocusField({ url, number, id, value, onChange }: FocusFieldProps) {
  const { t } = useTranslation();
  const change = (part: Partial<Focus>) => {
    const focus = { ...middle, ...value, ...part };
    onChange?.(focus.x === null && focus.y === null ? null : focus);
  };
  return (
    <div className="focus-field">
      {url && <FocusPicture key={url} url={url} number={number} value={value} onChange={change} />}
      <p className="form-note">{t("temples.picture.hint")}</p>
      <div className="focus-numbers">
        <InputNumber
          {...(id && { id })}
          aria-label={t("temples.picture.x")}
          addonBefore="↔"
          addonAfter="%"
          value={value?.x ?? null}
          onChange={(x) => change({ x })}
        />
        <InputNumber
          aria-label={t("temples.picture.y")}
          addonBefore="↕"
          addonAfter="%"
          value={value?.y ?? null}
          onChange={(y) => change({ y })}
        />
        <Button disabled={!value} onClick={() => onChange?.(null)}>
          {t("temples.picture.clear")}
        </Button>
      </div>
    </div>
  );
}

type FocusPictureProps = {
  url: string;
  number: number;
  value: Focus | null | undefined;
  onChange: (to: Focus) => void;
};

function FocusPicture({ url, number, value, onChange }: FocusPictureProps) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  const { x, y } = { x: value?.x ?? middle.x, y: value?.y ?? middle.y };
  const onClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // a click by key is nowhere on the picture
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: percent(((clientX - left) / width) * 100), y: percent(((clientY - top) / height) * 100) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const size = event.shiftKey ? 10 : 1;
    onChange({ x: percent(x + (step.x ?? 0) * size), y: percent(y + (step.y ?? 0) * size) });
  };
  if (broken) return <p className="form-note">{t("temples.picture.missing")}</p>;
  return (
    <button
      type="button"
      className="focus-picture"
      aria-label={t("temples.picture.pick", { number })}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <img
        src={smallPicture(url, 640)}
        alt=""
        referrerPolicy="no-referrer"
        loading="lazy"
        onError={() => setBroken(true)}
      />
      {value && <span className="focus-point" style={{ left: `${x}%`, top: `${y}%` }} />}
    </button>
  );
}
