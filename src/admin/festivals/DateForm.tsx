import "../form/form.css";
import { Button, Form, Input } from "antd";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { HttpError } from "../../client/errors";
import { type ChosenDate, DateChoice } from "../../contract/festivals";
import { DateInput } from "../form/DateInput";
import { Field } from "../form/Field";
import { showFieldErrors } from "../form/fieldErrors";
import type { useYearDates } from "./useYearDates";

type DateFormProps = { day?: ChosenDate; days: ReturnType<typeof useYearDates>; onDone: () => void };
type DateValues = Pick<DateChoice, "note" | "noteHi" | "noteKn"> & { date: string };

const notes = [
  ["note", "en"],
  ["noteHi", "hi"],
  ["noteKn", "kn"],
] as const;
const { shape } = DateChoice;

/** A date for this year, with a note that visitors read. */
export function DateForm({ day, days, onDone }: DateFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<DateValues>();
  const save = async (values: DateValues) => {
    try {
      await days.choose({ ...values, ...(day?.replaces && { replaces: day.replaces }) });
      onDone();
    } catch (error) {
      if (error instanceof HttpError) showFieldErrors(form, error, t, { replaces: "date" });
    }
  };
  return (
    <Form
      // several may stand open: the name keeps their inputs apart
      name={useId()}
      form={form}
      layout="vertical"
      className="date-form"
      validateTrigger="onBlur"
      initialValues={day}
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
    </Form>
  );
}
