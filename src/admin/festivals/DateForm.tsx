import "../form/form.css";
import { Button, Form, Input } from "antd";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ChosenDate, DateChoice } from "../../contract/festivals";
import { CheckedForm } from "../form/CheckedForm";
import { DateInput } from "../form/DateInput";
import { Field } from "../form/Field";
import type { useYearDates } from "./useYearDates";

type DateFormProps = { day?: ChosenDate; days: ReturnType<typeof useYearDates>; onDone: () => void };
type DateValues = Pick<DateChoice, "note" | "noteHi" | "noteKn"> & { date: string };

const notes = [
  ["note", "en"],
  ["noteHi", "hi"],
  ["noteKn", "kn"],
] as const;
const { shape } = DateChoice;
const instead = { replaces: "date" } as const;

/** A date for this year, with a note that visitors read. */
export function DateForm({ day, days, onDone }: DateFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<DateValues>();
  const [refusal, setRefusal] = useState<unknown>();
  const save = async (values: DateValues) => {
    try {
      await days.choose({ ...values, ...(day?.replaces && { replaces: day.replaces }) });
      onDone();
    } catch (error) {
      setRefusal(error);
    }
  };
  return (
    <CheckedForm
      // several may stand open: the name keeps their inputs apart
      name={useId()}
      form={form}
      className="date-form"
      {...(day && { initialValues: day })}
      refusal={refusal}
      otherwise={instead}
      onFinish={(values) => void save(values)}
    >
      <Field name="date" label={t("festivals.dates.date")} schema={shape.date}>
        <DateInput autoFocus />
      </Field>
      {notes.map(([name, language]) => (
        <Field
          key={name}
          name={name}
          label={t(`festivals.dates.${name}`)}
          schema={shape[name]}
          {...(name === "note" && { extra: t("festivals.dates.noteHint") })}
        >
          <Input lang={language} />
        </Field>
      ))}
      <span className="row-actions">
        <Button type="primary" htmlType="submit" loading={days.isSaving}>
          {t("festivals.dates.save")}
        </Button>
        <Button onClick={onDone}>{t("actions.cancel")}</Button>
      </span>
    </CheckedForm>
  );
}
