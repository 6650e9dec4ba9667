import { Button, Form, type FormProps, Input, Select, type SelectProps } from "antd";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { isCivilDate } from "../../domain/dates";
import { DateInput } from "../form/DateInput";
import type { FilterValues } from "./useListTable";

/** A filter by its parameter: some values to choose from, a day, an input of the list's own, or else a text. */
export type FilterField = {
  name: string;
  label: string;
  options?: SelectProps["options"];
  isDate?: boolean;
  input?: ReactNode;
  /** The search over the whole list: it gets more room. */
  isWide?: boolean;
};

type ListFiltersProps = {
  fields: readonly FilterField[];
  form: FormProps<FilterValues>;
  onClear?: (() => void) | undefined;
  /** What stands beside the filters; it may have a form of its own. */
  children?: ReactNode;
};

const typingMs = 300;
const wholeDate = /^\d{4}-\d\d-\d\d$/;

/** The filters of a list: a choice counts at once, what is typed once the typing pauses. */
export function ListFilters({ fields, form, onClear, children }: ListFiltersProps) {
  const { t } = useTranslation();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const submit = () => {
    clearTimeout(timer.current);
    form.form?.submit();
  };
  const onValuesChange = (changed: FilterValues) => {
    clearTimeout(timer.current);
    const field = fields.find(({ name }) => name in changed);
    const value = field && changed[field.name];
    // a day counts once it is whole; however else it was typed it is read when the box is left
    if (field?.isDate && value && !wholeDate.test(value)) return;
    timer.current = setTimeout(submit, field?.options || field?.input ? 0 : typingMs);
  };
  return (
    <search className="list-head">
      <Form<FilterValues> noValidate {...form} name="filters" className="list-filters" onValuesChange={onValuesChange}>
        {fields.map((field) => (
          <Form.Item
            key={field.name}
            name={field.name}
            label={field.isDate && field.label}
            colon={false}
            className={field.isWide ? "filter-wide" : field.isDate ? "filter-date" : undefined}
            validateTrigger={["onBlur", "onSubmit"]}
            rules={field.isDate ? [{ validator: checkDate, message: t("errors.date") }] : []}
          >
            {inputOf(field, submit)}
          </Form.Item>
        ))}
        {onClear && <Button onClick={onClear}>{t("actions.clearFilters")}</Button>}
      </Form>
      {children}
    </search>
  );
}

const checkDate = (_: unknown, value: string | null | undefined) =>
  !value || isCivilDate(value) ? Promise.resolve() : Promise.reject(new Error());

function inputOf({ label, options, isDate, input }: FilterField, onEnter: () => void): ReactNode {
  if (input) return input;
  if (isDate) return <DateInput allowClear onPressEnter={onEnter} />;
  if (options) {
    return <Select aria-label={label} placeholder={label} allowClear popupMatchSelectWidth={false} options={options} />;
  }
  return (
    <Input type="search" aria-label={label} placeholder={label} allowClear maxLength={200} onPressEnter={onEnter} />
  );
}
