import { useForm } from "@refinedev/antd";
import { useTranslate } from "@refinedev/core";
import { useId, useState } from "react";
import { errorText, HttpError } from "../../client/errors";
import { type Editable, type RecordShape, recordKey } from "./recordShape";
import { useConflict } from "./useConflict";
import { useUnsaved } from "./useUnsaved";

type RecordFormOptions = {
  /** A row id, or `create`. */
  id: string;
  /** Titles the notice of a save that failed. */
  failed: string;
  onSaved?: () => void;
  /** Told whether something typed is not saved yet, where a screen has several forms. */
  onDirty?: (isDirty: boolean) => void;
};

/** One record in the form: what was read, what is typed, what is saved, and what happens when two people save. */
export function useRecordForm<Row extends Editable, Values extends object, Field extends string>(
  shape: RecordShape<Row, Values, Field>,
  { id, failed, onSaved, onDirty }: RecordFormOptions,
) {
  const { resource, texts, valuesOf, sent, changed, inStep } = shape;
  const t = useTranslate();
  const formId = useId();
  const markUnsaved = useUnsaved();
  const isNew = id === "create";
  const [newer, setNewer] = useState<{ row: Row; than: Row | undefined }>();
  const markDirty = onDirty ?? markUnsaved;

  const { form, onFinish, saveButtonProps, query, mutation } = useForm<Row, HttpError, Values>({
    resource,
    action: isNew ? "create" : "edit",
    ...(!isNew && { id }),
    redirect: false,
    // a save that is refused leaves what is typed: the record itself is not read again behind it
    invalidates: ["list", "many"],
    // never an old copy, nor a new one under the fingers; Refine's own key changes with the address
    queryOptions: { queryKey: recordKey(resource, id), staleTime: 0, cacheTime: 0, refetchOnReconnect: false },
    successNotification: { type: "success", message: t(isNew ? `${texts}.added` : `${texts}.updated`) },
    errorNotification: (error) =>
      isConflict(error) ? false : { type: "error", message: t(failed), description: errorText(error, t) },
    onMutationSuccess: ({ data }) => {
      setBase(data);
      form.setFieldsValue(valuesOf(data));
      saved();
    },
    onMutationError: (error) => {
      markDirty(true);
      if (base && isConflict(error)) void conflict.open();
    },
  });
  const record = query?.data?.data;
  // one that is read again counts
  const base = newer?.than === record ? (newer?.row ?? record) : record;
  const setBase = (row: Row) => setNewer({ row, than: record });
  const typed = (): Values => form.getFieldsValue(true);
  const saved = () => {
    markDirty(false);
    onSaved?.();
  };

  const send = async (from: Row | undefined) => {
    const changes = from ? changed(typed(), from) : sent(typed());
    if (from && Object.keys(changes).length === 0) return saved();
    await onFinish(from ? { ...changes, version: from.version } : changes).catch(() => undefined);
  };

  const conflict = useConflict(shape, { id, base, typed }, ({ values, base: theirs, thenSave }) => {
    form.setFieldsValue(values);
    setBase(theirs);
    markDirty(Object.keys(changed(typed(), theirs)).length > 0);
    if (thenSave) void send(theirs);
  });

  return {
    texts,
    form,
    formId,
    isNew,
    base,
    initialValues: valuesOf(record),
    isRead: isNew || record !== undefined,
    readError: query?.error,
    /** Goes on from a newer version, with what is typed. */
    setBase,
    /** Shows what somebody else saved since, and leaves what is typed. */
    loadNewer: conflict.takeUp,
    refusal: isConflict(mutation.error) ? conflict.error : mutation.error,
    isSaving: mutation.isLoading,
    // by type, so that Enter in an input saves as well
    saveButtonProps: {
      htmlType: "submit" as const,
      form: formId,
      disabled: saveButtonProps.disabled === true,
      loading: mutation.isLoading,
    },
    conflict: conflict.dialog,
    save: () => void send(base),
    onValuesChange: (now: Values) => {
      const others = inStep?.(now, typed());
      if (others && Object.keys(others).length > 0) form.setFieldsValue(others);
      markDirty(!base || Object.keys(changed(typed(), base)).length > 0);
    },
    onReset: () => markDirty(false),
  };
}

/** A conflict is a version that is no longer on record; a value that is taken is the form's to mend. */
const isConflict = (error: unknown) => error instanceof HttpError && error.key === "errors.conflict";
