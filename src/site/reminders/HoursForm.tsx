import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Reminders } from "../../contract/reminders";
import { FormField } from "../forms/FormField";
import { FormProblems } from "../forms/FormProblems";
import { useSending } from "../forms/useSending";
import { notify } from "../ui/toast";
import { useReminders } from "./useReminders";

const labels = { eveningAt: "evening", quietFrom: "quietFrom", quietUntil: "quietUntil" } as const;
const names = ["eveningAt", "quietFrom", "quietUntil"] as const;

/** When one is reminded on an evening before, and between when and when never. */
export function HoursForm({ hours }: { hours: Reminders["hours"] }) {
  const { t } = useTranslation();
  const { changeHours } = useReminders();
  const [fields, setFields] = useState(hours);
  const { send, sending, failure, errors, attempt, onInput } = useSending();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await send(() => changeHours(fields))) notify("success", t("reminders.hours.saved"));
  };
  return (
    <form noValidate className="stack" aria-labelledby="reminder-hours" onSubmit={submit} onInput={onInput}>
      <h3 id="reminder-hours">{t("reminders.hours.title")}</h3>
      {failure && <FormProblems title={failure} attempt={attempt} />}
      {names.map((name) => (
        <FormField
          key={name}
          name={name}
          type="time"
          label={t(`reminders.hours.${labels[name]}`)}
          value={fields[name]}
          error={errors[name]}
          onChange={({ currentTarget }) => setFields({ ...fields, [name]: currentTarget.value })}
        />
      ))}
      <button type="submit" className="button quiet" disabled={sending}>
        {t("reminders.hours.save")}
      </button>
    </form>
  );
}
