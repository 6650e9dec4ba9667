import { useTranslation } from "react-i18next";
import type { AdminTemple } from "../../contract/adminTemples";
import { shortened } from "../../domain/shortText";
import { describeValue } from "./describeValue";
import { EditableCell } from "./EditableCell";
import { type EditableField, editableFields, type ShownField } from "./moreFields";

const mostLetters = 120;
const isEditable = (field: string): field is EditableField => editableFields.some((one) => one === field);

/** One more field of a row: a line of text is changed where it stands, the others are shown in words. */
export function MoreCell({ temple, field }: { temple: AdminTemple; field: EditableField | ShownField }) {
  const { t } = useTranslation();
  if (isEditable(field)) return <EditableCell temple={temple} field={field} label={t(`temples.fields.${field}`)} />;
  const text = describeValue(field, temple[field], t);
  return shortened(text, mostLetters);
}
