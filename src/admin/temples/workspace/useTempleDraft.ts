import type { AdminTemple } from "../../../contract/adminTemples";
import { templeFields } from "../../../contract/templeFields";
import { useRecordDraft } from "../../form/useRecordDraft";
import type { useTempleForm } from "../TempleEditor";
import { changedValues, type TempleValues } from "../templeValues";

/** What is typed in the workspace of a temple and not saved yet, stored in this tab. */
export function useTempleDraft(id: string, editor: ReturnType<typeof useTempleForm>) {
  const draft = useRecordDraft(`temple-${id}`);
  const { base, form, onValuesChange } = editor;
  const typed = (): TempleValues => form.getFieldsValue(true);
  return {
    found: draft.found,
    isOlder: (temple: AdminTemple) => draft.found?.version !== temple.version,
    forget: draft.forget,
    takeUp: () => {
      if (!draft.found) return;
      const stored = Object.entries(draft.found.values).filter(([name]) =>
        templeFields.some((field) => field === name),
      );
      const values: TempleValues = Object.fromEntries(stored);
      form.setFieldsValue(values);
      draft.takeUp();
      onValuesChange(values);
    },
    onValuesChange: (now: TempleValues) => {
      onValuesChange(now);
      if (base) draft.store(base.version, changedValues(typed(), base));
    },
  };
}
