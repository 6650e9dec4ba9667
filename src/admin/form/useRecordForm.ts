import { useForm, useTranslate } from "@refinedev/core";
import { Form } from "antd";
import { useEffect, useState } from "react";
import { errorText, type HttpError } from "../../client/errors";
import type { Editable, RecordShape } from "./recordShape";
import type { EditorState } from "./StoredRecord";
import { useConflict } from "./useConflict";
import { useDirty } from "./useDirty";

type RecordFormOptions<Row> = {
  record: Row | undefined;
  failed: string;
  onSaved: () => void;
  /** Told when the form is ready, and while it saves. */
  onState: (state: EditorState) => void;
};

/** One record in the form: what was read, what is typed, what is saved, and what happens when two people save. */
export function useRecordForm<Row extends Editable, Values extends object, Field extends string>(
  shape: RecordShape<Row, Values, Field>,
  { record, failed, onSaved, onState }: RecordFormOptions<Row>,
) {
  const { noun, valuesOf, sent, changed, inStep } = shape;
  const t = useTranslate();
  const [form] = Form.useForm();
  const [base, setBase] = useState(record);
  const [refusal, setRefusal] = useState<HttpError>();
  const dirty = useDirty();
  const typed = (): Values => form.getFieldsValue(true);
  const saved = () => {
    dirty.mark(false);
    onSaved();
  };

  const { onFinish, formLoading } = useForm<Row, HttpError, Values>({
    resource: noun,
    action: base ? "edit" : "create",
    id: base?.id,
    redirect: false,
    queryOptions: { enabled: false },
    successNotification: { type: "success", message: t(base ? `${noun}.updated` : `${noun}.added`) },
    errorNotification: (error) =>
      isConflict(error) ? false : { type: "error", message: t(failed), description: errorText(error, t) },
    onMutationSuccess: saved,
    onMutationError: (error) => {
      if (base && isConflict(error)) void conflict.open(base.id).catch(setRefusal);
      else setRefusal(error);
    },
  });

  useEffect(() => onState(formLoading ? "saving" : "ready"), [formLoading, onState]);

  const send = async (from: Row | undefined) => {
    setRefusal(undefined);
    const changes = from ? changed(typed(), from) : sent(typed());
    if (from && Object.keys(changes).length === 0) return saved();
    await onFinish(from ? { ...changes, version: from.version } : changes).catch(() => undefined);
  };

  const conflict = useConflict(shape, base, typed, ({ values, base: newer, thenSave }) => {
    form.setFieldsValue(values);
    setBase(newer);
    dirty.mark(thenSave);
    if (thenSave) void send(newer);
  });

  return {
    noun,
    form,
    base,
    initialValues: valuesOf(record),
    refusal,
    dirty,
    conflict: conflict.dialog,
    save: () => send(base),
    onValuesChange: (now: Values, all: Values) => {
      const others = inStep?.(now, all) ?? {};
      if (Object.keys(others).length > 0) form.setFieldsValue(others);
      dirty.mark(!base || Object.keys(changed(typed(), base)).length > 0);
    },
  };
}

/** A conflict is a version that is no longer on record; a value that is taken is the form's to mend. */
const isConflict = (error: HttpError | undefined) => error?.key === "errors.conflict";
