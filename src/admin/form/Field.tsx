import { Form, type FormItemProps } from "antd";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { zodRule } from "./zodRule";

type FieldProps = FormItemProps & { label: string; schema: z.ZodType; blank?: unknown };

/** One input with its label, its rule from the contract, and what is wrong with it beside it. */
export function Field({ schema, blank, children, ...item }: FieldProps) {
  const { t } = useTranslation();
  return (
    <Form.Item rules={[zodRule(schema, t, blank)]} {...item}>
      {children}
    </Form.Item>
  );
}
