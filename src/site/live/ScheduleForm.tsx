import { useId } from "react";
import { useTranslation } from "react-i18next";
import { FormArea } from "../forms/FormArea";
import { FormField } from "../forms/FormField";
import { FormProblems } from "../forms/FormProblems";
import { SuccessNote } from "../forms/SuccessNote";
import { type ScheduleFields, useSchedule } from "./useSchedule";
import { labelOf, useTempleNames } from "./useTempleNames";

/** Schedule Live Event: what, where, when, and which video. What is typed stays until it is sent. */
export function ScheduleForm({ onScheduled }: { onScheduled: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const { fields, change, sent, submit, sending, failure, attempt, errors, onInput, mend } = useSchedule(onScheduled);
  const temples = useTempleNames(fields.templeName);
  const text = (name: keyof ScheduleFields & string, label: string) => ({
    name,
    label: t(`schedule.${label}`),
    value: fields[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
  });
  const nameTemple = (templeName: string) => {
    const chosen = temples.find((temple) => labelOf(temple) === templeName);
    mend("templeName", "templeId");
    change({ templeName, templeId: chosen ? String(chosen.id) : "" });
  };
  return (
    <form className="panel stack" noValidate onSubmit={submit} onInput={onInput}>
      {sent > 0 && <SuccessNote key={sent}>{t("schedule.sent")}</SuccessNote>}
      {failure && <FormProblems title={failure} attempt={attempt} />}
      <FormField {...text("title", "eventTitle")} required maxLength={160} autoComplete="off" />
      <div>
        <FormField
          {...text("templeName", "templeName")}
          error={errors.templeName ?? errors.templeId}
          hint={t(fields.templeId ? "schedule.tied" : "schedule.templeHint")}
          required
          maxLength={160}
          autoComplete="off"
          list={`${id}-temples`}
          onChange={({ currentTarget }) => nameTemple(currentTarget.value)}
        />
        <datalist id={`${id}-temples`}>
          {temples.map((temple) => (
            <option key={temple.id} value={labelOf(temple)} />
          ))}
        </datalist>
      </div>
      <FormField {...text("startTime", "startTime")} type="datetime-local" hint={t("indiaTime")} required />
      <FormField
        {...text("youtubeId", "youtubeId")}
        hint={t("schedule.youtubeIdHint")}
        required
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
      />
      <FormArea {...text("description", "description")} rows={3} maxLength={1_000} />
      <button type="submit" className="button" aria-disabled={sending}>
        {t(sending ? "schedule.sending" : "schedule.submit")}
      </button>
    </form>
  );
}
