import type { FormItemProps } from "antd";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { FestivalInput } from "../../contract/festivals";
import { Field } from "../form/Field";
import type { FestivalField as FieldName } from "./festivalValues";

type FestivalFieldProps = Omit<FormItemProps, "name" | "label"> & {
  name: FieldName;
  schema?: z.ZodType;
  blank?: unknown;
};

/** An input for one field of a festival. */
export function FestivalField({ name, schema = FestivalInput.shape[name], ...item }: FestivalFieldProps) {
  const { t } = useTranslation();
  return <Field name={name} label={t(`festivals.fields.${name}`)} schema={schema} {...item} />;
}
