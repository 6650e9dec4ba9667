import { Alert, Button, Form, Input, InputNumber, Switch } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText, HttpError } from "../../client/errors";
import { type AdminProduct, ProductInput } from "../../contract/shop";
import { Field } from "../form/Field";
import { useHttp } from "../http";

type Values = Omit<ProductInput, "pricePaise"> & { pricePaise: number | null };
const blank: Values = {
  name: "",
  nameHi: null,
  nameKn: null,
  description: null,
  pricePaise: null,
  stock: 0,
  active: true,
};
const { name, nameHi, nameKn, description, pricePaise, stock } = ProductInput.shape;

type ProductFormProps = { product?: AdminProduct; onSaved: (product: AdminProduct) => void; onReload: () => void };

/** The form of a product. Prices are typed in rupees; of the stock only the difference is sent. */
export function ProductForm({ product, onSaved, onReload }: ProductFormProps) {
  const { t } = useTranslation();
  const http = useHttp();
  const [form] = Form.useForm<Values>();
  const [state, setState] = useState<{ saving: boolean; failure?: unknown }>({ saving: false });
  const save = async (values: Values) => {
    setState({ saving: true });
    try {
      const input = { ...blank, ...values };
      const { data } = product
        ? await http.put<AdminProduct>(`/api/admin/products/${product.id}`, {
            ...input,
            stockSeen: product.stock,
            version: product.version,
          })
        : await http.post<AdminProduct>("/api/admin/products", input);
      setState({ saving: false });
      onSaved(data);
    } catch (failure) {
      setState({ saving: false, failure });
      form.setFields(problemsOf(failure, t));
    }
  };
  const isConflict = state.failure instanceof HttpError && state.failure.key === "errors.conflict";
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      initialValues={product ?? blank}
      onFinish={(values) => void save(values)}
    >
      {state.failure !== undefined && (
        <Alert
          className="console-notice"
          type="error"
          showIcon
          role="alert"
          message={t("product.failedSave")}
          description={errorText(state.failure, t)}
          action={isConflict && <Button onClick={onReload}>{t("product.reload")}</Button>}
        />
      )}
      <Field name="name" label={t("product.fields.name")} schema={name}>
        <Input maxLength={160} />
      </Field>
      <Field name="nameHi" label={t("product.fields.nameHi")} schema={nameHi}>
        <Input maxLength={160} lang="hi" />
      </Field>
      <Field name="nameKn" label={t("product.fields.nameKn")} schema={nameKn}>
        <Input maxLength={160} lang="kn" />
      </Field>
      <Field name="description" label={t("product.fields.description")} schema={description}>
        <Input.TextArea rows={4} maxLength={2_000} />
      </Field>
      <Field
        name="pricePaise"
        label={t("product.fields.priceRupees")}
        schema={pricePaise}
        getValueProps={(paise: number | null) => ({ value: paise === null ? null : paise / 100 })}
        normalize={(rupees: number | null) => (rupees === null ? null : Math.round(rupees * 100))}
      >
        <InputNumber min={1} precision={2} prefix="₹" className="product-number" />
      </Field>
      <Field name="stock" label={t("product.fields.stock")} schema={stock}>
        <InputNumber min={0} precision={0} className="product-number" />
      </Field>
      <Form.Item name="active" label={t("product.fields.active")} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={state.saving}>
        {t(product ? "actions.update" : "actions.create")}
      </Button>
    </Form>
  );
}

function problemsOf(failure: unknown, t: (key: string) => string) {
  const errors = failure instanceof HttpError ? (failure.errors ?? {}) : {};
  const fields = ["name", "nameHi", "nameKn", "description", "pricePaise", "stock", "active"] as const;
  return fields.flatMap((field) => {
    const problem = errors[field];
    return problem ? [{ name: field, errors: [t(problem.key)] }] : [];
  });
}
