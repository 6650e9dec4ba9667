import { useCustom, useCustomMutation, useTranslate } from "@refinedev/core";
import { Form } from "antd";
import { useEffect, useState } from "react";
import { errorText, type HttpError } from "../../client/errors";
import { mergeEdits } from "../../domain/merge";
import { showFieldErrors } from "../form/fieldErrors";
import { blankToNull, differing } from "../form/recordShape";

type Block = { version: number; updatedAt: string | null };
/** Told whether something typed here is not saved yet. */
export type OnDirty = (name: string, isDirty: boolean) => void;

/** A single text of the content screen in its form, and what happens when two people write it. */
export function useBlock<Row extends Block, Field extends Extract<keyof Row, string>>(
  name: "support" | "banner",
  fields: readonly Field[],
  onDirty: OnDirty,
) {
  const t = useTranslate();
  const url = `/api/admin/content/${name}`;
  const [form] = Form.useForm();
  const [base, setBase] = useState<Row>();
  const [theirs, setTheirs] = useState<Row>();
  const read = useCustom<Row, HttpError>({
    url,
    method: "get",
    errorNotification: false,
    queryOptions: { staleTime: 0, cacheTime: 0 },
  });
  const { mutateAsync, isLoading: isSaving } = useCustomMutation<Row, HttpError, object>();
  const picked = (values: Partial<Record<Field, unknown>>) => {
    const sent: Partial<Record<Field, unknown>> = {};
    for (const field of fields) sent[field] = blankToNull(values[field]);
    return sent;
  };
  const typed = () => picked(form.getFieldsValue(true));
  const show = (row: Row) => {
    setBase(row);
    form.setFieldsValue(picked(row));
    onDirty(name, false);
  };
  // not what an earlier form had read: the text may have gone back to another since
  const first = read.isFetching ? undefined : read.data?.data;
  useEffect(() => {
    if (first && !base) setBase(first);
  }, [first, base]);

  const send = async (from: Row) => {
    await mutateAsync({
      url,
      method: "put",
      values: { ...differing(typed(), picked(from)), version: from.version },
      successNotification: { type: "success", message: t(`content.${name}.saved`) },
      errorNotification: (error) =>
        error?.key === "errors.conflict"
          ? false
          : { type: "error", message: t("content.failed.save"), description: errorText(error, t) },
    }).then(
      ({ data }) => show(data),
      async (error: HttpError) => {
        if (error.key !== "errors.conflict") showFieldErrors(form, error, t);
        else setTheirs((await read.refetch()).data?.data);
      },
    );
  };
  const settle = (values: object, isSaved: boolean) => {
    if (!theirs) return;
    setTheirs(undefined);
    setBase(theirs);
    form.setFieldsValue(values);
    onDirty(name, isSaved);
    if (isSaved) void send(theirs);
  };

  return {
    form,
    base,
    isSaving,
    error: base ? null : read.error,
    retry: () => void read.refetch(),
    initialValues: base && picked(base),
    onValuesChange: () => onDirty(name, base !== undefined && Object.keys(differing(typed(), picked(base))).length > 0),
    onFinish: () => base && void send(base),
    conflict: theirs &&
      base && {
        merge: mergeEdits<Field>(fields, picked(base), typed(), picked(theirs)),
        onSave: (chosen: Field[]) => settle(Object.fromEntries(chosen.map((field) => [field, theirs[field]])), true),
        onTakeTheirs: () => settle(picked(theirs), false),
        onCancel: () => setTheirs(undefined),
      },
  };
}
