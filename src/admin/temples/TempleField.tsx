import type { FormItemProps } from "antd";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { TempleInput } from "../../contract/adminTemples";
import { Field } from "../form/Field";

type TempleFieldProps = Omit<FormItemProps, "name" | "label"> & {
  /** the field's own name unless said */
  label?: string;
  name: keyof typeof TempleInput.shape;
  schema?: z.ZodType;
  blank?: unknown;
};

/** An input for one field of a temple. */
export function TempleField({ name, label, schema = TempleInput.shape[name], ...item }: TempleFieldProps) {
  const { t } = useTranslation();
  return <Field name={name} label={label ?? t(`temples.fields.${name}`)} schema={schema} {...item} />;
}
