import { Input, InputNumber, Switch } from "antd";
import { useTranslation } from "react-i18next";
import { formatPaise } from "../../client/format";
import { type AdminProduct, ProductInput } from "../../contract/shop";
import { Field } from "../form/Field";
import { RecordDrawer } from "../form/RecordDrawer";
import { RecordForm } from "../form/RecordForm";
import { useRecordForm } from "../form/useRecordForm";
import { HistoryButton } from "../history/HistoryButton";
import { ProductPictureField } from "./ProductPictureField";
import { type ProductField, productShape } from "./productValues";

type ProductDrawerProps = { id: string; onClose: () => void; onClear: () => void; onChanged: () => void };

/** A new product, or the one on file, beside the list. Prices are typed in rupees. */
export function ProductDrawer({ id, onClose, onClear, onChanged }: ProductDrawerProps) {
  const { t, i18n } = useTranslation();
  const editor = useRecordForm(productShape, {
    id,
    failed: "product.failedSave",
    onSaved: () => id === "create" && onClose(),
  });
  const { base } = editor;
  const pictured = (product: AdminProduct) => {
    editor.setBase(product);
    onChanged();
  };
  const field = (name: ProductField, label: string = name) => ({
    name,
    label: t(`product.fields.${label}`),
    schema: ProductInput.shape[name],
  });
  return (
    <RecordDrawer
      editor={editor}
      onClose={onClose}
      onClear={onClear}
      extra={base && <HistoryButton record={base.id} name={base.name} />}
    >
      {base && <ProductPictureField product={base} onChanged={pictured} />}
      <RecordForm
        editor={editor}
        describe={(name, value) =>
          name === "pricePaise" && typeof value === "number" ? formatPaise(value, i18n.language) : undefined
        }
      >
        <Field {...field("name")}>
          <Input autoFocus maxLength={160} />
        </Field>
        <Field {...field("nameHi")}>
          <Input maxLength={160} lang="hi" />
        </Field>
        <Field {...field("nameKn")}>
          <Input maxLength={160} lang="kn" />
        </Field>
        <Field {...field("description")}>
          <Input.TextArea rows={4} maxLength={2_000} />
        </Field>
        <Field
          {...field("pricePaise", "priceRupees")}
          getValueProps={(paise?: number | null) => ({ value: paise == null ? null : paise / 100 })}
          normalize={(rupees: number | null) => (rupees === null ? null : Math.round(rupees * 100))}
        >
          <InputNumber precision={2} prefix="₹" className="product-number" />
        </Field>
        <Field {...field("stock")}>
          <InputNumber precision={0} className="product-number" />
        </Field>
        <Field {...field("active")} valuePropName="checked" blank={false}>
          <Switch />
        </Field>
      </RecordForm>
    </RecordDrawer>
  );
}
