import { useForm as useRecordForm, useTranslate } from "@refinedev/core";
import { Form } from "antd";
import { useState } from "react";
import { errorText, type HttpError } from "../../client/errors";
import type { AdminTemple } from "../../contract/adminTemples";
import { useDirty } from "../form/useDirty";
import { changedValues, inStep, sentValues, type TempleValues, templeResource, valuesOf } from "./templeValues";
import { useTempleConflict } from "./useTempleConflict";

type TempleFormOptions = { temple?: AdminTemple; failed: string; onSaved: (temple: AdminTemple) => void };

/** One temple in the form: what was read, what is typed, what is saved, and what happens when two people save. */
export function useTempleForm({ temple, failed, onSaved }: TempleFormOptions) {
  const t = useTranslate();
  const [form] = Form.useForm<TempleValues>();
  const [base, setBase] = useState(temple);
  const [refusal, setRefusal] = useState<HttpError>();
  const dirty = useDirty();
  const typed = (): TempleValues => form.getFieldsValue(true);
  const saved = (now: AdminTemple) => {
    dirty.mark(false);
    onSaved(now);
  };

  const { onFinish, formLoading } = useRecordForm<AdminTemple, HttpError, TempleValues>({
    resource: templeResource,
    action: base ? "edit" : "create",
    id: base?.id,
    redirect: false,
    queryOptions: { enabled: false },
    successNotification: { type: "success", message: t(base ? "temples.updated" : "temples.added") },
    errorNotification: (error) =>
      isConflict(error) ? false : { type: "error", message: t(failed), description: errorText(error, t) },
    onMutationSuccess: ({ data }) => saved(data),
    onMutationError: (error) => {
      if (base && isConflict(error)) void conflict.open(base.id).catch(setRefusal);
      else setRefusal(error);
    },
  });

  const send = async (from: AdminTemple | undefined) => {
    setRefusal(undefined);
    const changes = from ? changedValues(typed(), from) : sentValues(typed());
    if (from && Object.keys(changes).length === 0) return saved(from);
    await onFinish(from ? { ...changes, version: from.version } : changes).catch(() => undefined);
  };

  const conflict = useTempleConflict(base, typed, ({ values, base: newer, thenSave }) => {
    form.setFieldsValue(values);
    setBase(newer);
    dirty.mark(thenSave);
    if (thenSave) void send(newer);
  });

  return {
    form,
    base,
    initialValues: valuesOf(temple),
    refusal,
    dirty,
    conflict: conflict.dialog,
    isSaving: formLoading,
    save: () => send(base),
    onValuesChange: (changed: TempleValues, all: TempleValues) => {
      const others = inStep(changed, all);
      if (Object.keys(others).length > 0) form.setFieldsValue(others);
      dirty.mark(!base || Object.keys(changedValues(typed(), base)).length > 0);
    },
  };
}

const isConflict = (error: HttpError | undefined) => error?.key === "errors.conflict";
