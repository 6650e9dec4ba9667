import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { createRequestKeys } from "../../client/requestKey";
import type { Ritual } from "../../contract/rituals";
import { FormArea } from "../forms/FormArea";
import { FormField } from "../forms/FormField";
import { FormProblems } from "../forms/FormProblems";
import { useDraft } from "../forms/useDraft";
import { useSending } from "../forms/useSending";
import { useSite } from "../queries";

type RitualFormProps = { ritual?: Ritual; onSaved: () => void; children?: ReactNode };

/** Name and description of a new ritual, or of the one on file; what is typed stays until it is sent. */
export function RitualForm({ ritual, onSaved, children }: RitualFormProps) {
  const { t } = useTranslation();
  const { http } = useSite();
  const blank = { name: ritual?.name ?? "", description: ritual?.description ?? "" };
  const { fields, change, clear } = useDraft(ritual ? `ritual ${ritual.id}` : "ritual", blank);
  const { send, sending, failure, attempt, errors, onInput } = useSending();
  const [keyOf, setKeyOf] = useState(createRequestKeys);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const done = await send(
      async () => {
        if (ritual) await http.put(`/api/rituals/${ritual.id}`, fields);
        else await http.post("/api/rituals", fields, { headers: { "Idempotency-Key": keyOf(JSON.stringify(fields)) } });
      },
      t(ritual ? "pandit.changeFailed" : "pandit.addFailed"),
    );
    if (!done) return;
    setKeyOf(createRequestKeys);
    clear(ritual ? fields : blank);
    onSaved();
  };
  const text = (name: "name" | "description") => ({
    name,
    label: t(`pandit.${name}`),
    value: fields[name],
    error: errors[name],
    required: true,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
  });
  return (
    <form
      className="stack"
      noValidate
      onSubmit={submit}
      onInput={onInput}
      aria-label={t(ritual ? "pandit.change" : "pandit.add")}
    >
      {failure && <FormProblems title={failure} attempt={attempt} />}
      <FormField {...text("name")} maxLength={160} autoComplete="off" />
      <FormArea {...text("description")} rows={3} maxLength={2_000} />
      <div className="row">
        <button type="submit" className="button" aria-disabled={sending}>
          {t(sending ? "member.saving" : ritual ? "member.save" : "pandit.submit")}
        </button>
        {children}
      </div>
    </form>
  );
}
