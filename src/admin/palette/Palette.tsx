import "./palette.css";
import { Input, type InputRef, Modal } from "antd";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useReturnFocus } from "../layout/useReturnFocus";
import { useTexts } from "../useTexts";
import { type Entry, useFound } from "./useFound";

/** Screens, actions and records by what is typed; chosen by arrows and Enter, or by a click. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const hasTexts = useTexts("desk");
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const input = useRef<InputRef>(null);
  const { entries, isLooking } = useFound(text);
  useReturnFocus();
  const active = Math.min(at, entries.length - 1);
  const choose = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    navigate(entry.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setAt((active + step + entries.length) % entries.length);
    }
    if (event.key === "Enter") choose(entries[active]);
  };
  const current = entries[active]?.key;
  useEffect(() => {
    if (current !== undefined) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active, current]);
  return (
    <Modal
      open={hasTexts}
      footer={null}
      closable={false}
      width={560}
      title={t("find.title")}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
    >
      <Input
        ref={input}
        role="combobox"
        aria-label={t("find.type")}
        placeholder={t("find.type")}
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={entries.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        value={text}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t("find.title")} className="palette">
        {entries.map((entry, place) => (
          <button
            key={entry.key}
            id={`${id}-${place}`}
            type="button"
            role="option"
            // the input has the focus throughout
            tabIndex={-1}
            aria-selected={place === active}
            onClick={() => choose(entry)}
          >
            <span>{entry.label}</span>
            <span className="quiet">{entry.hint || t(`find.groups.${entry.group}`)}</span>
          </button>
        ))}
      </div>
      <p role="status" className="quiet">
        {isLooking ? t("loading") : entries.length === 0 && t("find.none")}
      </p>
    </Modal>
  );
}
