import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FormProblems } from "../forms/FormProblems";
import { TempleCard } from "../temple/TempleCard";
import type { AddTemple } from "./useAddTemple";

/** "Is it one of these?" before a temple is sent in a second time. */
export function SimilarTemples({ form }: { form: AddTemple }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { similar, sending, failure, attempt, fields } = form;
  return (
    <section className="stack" aria-labelledby="similar-title">
      <h2 id="similar-title" tabIndex={-1} ref={heading}>
        {t("addTemple.similar")}
      </h2>
      <p>{t("addTemple.similarText", { name: fields.name.trim() })}</p>
      {failure && <FormProblems title={failure} attempt={attempt} />}
      <ul className="grid">
        {similar.map((temple) => (
          <li key={temple.id}>
            <TempleCard temple={temple} />
          </li>
        ))}
      </ul>
      <div className="row">
        <button type="button" className="button" disabled={sending} onClick={() => void form.confirm()}>
          {t(sending ? "addTemple.sending" : "addTemple.none")}
        </button>
        <button type="button" className="button quiet" onClick={form.back}>
          {t("addTemple.back")}
        </button>
      </div>
    </section>
  );
}
