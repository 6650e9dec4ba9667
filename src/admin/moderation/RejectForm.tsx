import { Button, Input } from "antd";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonsFor } from "./reasons";
import type { Desk } from "./useDesk";

const OTHER = "other";

/** Why: one of the usual reasons by its number, or one's own words. The author reads it. */
export function RejectForm({ desk }: { desk: Desk }) {
  const { t } = useTranslation();
  const { toReject, reject, stopRejecting } = desk;
  const reasons = reasonsFor(new Set(toReject.map(({ kind }) => kind)));
  const [chosen, setChosen] = useState<string>(reasons[0] ?? OTHER);
  const [words, setWords] = useState("");
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reason = chosen === OTHER ? words.trim() : t(`moderation.reasons.${chosen}`);
    if (reason) reject(reason);
    else setMissing(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") return stopRejecting();
    const number = Number(event.key);
    const isTyping = event.target instanceof HTMLInputElement && event.target.type === "text";
    const named = [...reasons, OTHER][number - 1];
    if (isTyping || !named) return;
    event.preventDefault();
    setChosen(named);
  };
  const option = (value: string, number: number, label: string) => (
    <label key={value}>
      <input type="radio" name="reason" value={value} checked={chosen === value} onChange={() => setChosen(value)} />
      <kbd>{number}</kbd> {label}
    </label>
  );
  return (
    <form ref={form} className="queue-bar reject-form" noValidate onSubmit={submit} onKeyDown={onKeyDown}>
      <fieldset>
        <legend>{t("moderation.whyReject", { count: toReject.length })}</legend>
        {reasons.map((reason, index) => option(reason, index + 1, t(`moderation.reasons.${reason}`)))}
        {option(OTHER, reasons.length + 1, t("moderation.ownWords"))}
      </fieldset>
      {chosen === OTHER && (
        <>
          <Input
            autoFocus
            maxLength={500}
            aria-label={t("moderation.ownWords")}
            aria-invalid={isMissing}
            aria-describedby={isMissing ? "reason-missing" : undefined}
            {...(isMissing && { status: "error" as const })}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          {isMissing && (
            <p id="reason-missing" role="alert">
              {t("moderation.reasonMissing")}
            </p>
          )}
        </>
      )}
      <p className="quiet">{t("moderation.authorReads")}</p>
      <span className="row-actions">
        <Button type="primary" danger htmlType="submit">
          {t("moderation.reject")}
        </Button>
        <Button onClick={stopRejecting}>{t("actions.cancel")}</Button>
      </span>
    </form>
  );
}
