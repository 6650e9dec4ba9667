import { useCustomMutation, useInvalidate, useWarnAboutChange } from "@refinedev/core";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { errorText, HttpError } from "../../../client/errors";
import type { AdminTemple } from "../../../contract/adminTemples";
import type { WorkspaceFinding } from "../../../contract/workspace";
import { sameValue } from "../../../domain/merge";
import { recordKey } from "../../form/recordShape";
import type { useTempleForm } from "../TempleEditor";
import { templeShape } from "../templeValues";

type Fix = NonNullable<WorkspaceFinding["fix"]>;

/** Saves what a finding offers, by itself: what is typed and not saved yet stays in the form. */
export function useFix(editor: ReturnType<typeof useTempleForm>, onFixed: () => void) {
  const { t } = useTranslation();
  const { mutateAsync, isLoading } = useCustomMutation<AdminTemple, HttpError>();
  const { warnWhen } = useWarnAboutChange();
  const invalidate = useInvalidate();
  const queries = useQueryClient();
  const { base, form, setBase } = editor;

  const fix = async (change: Fix): Promise<void> => {
    if (!base) return;
    try {
      const { data } = await mutateAsync({
        url: `/api/admin/temples/${base.id}`,
        method: "put",
        values: { ...change, version: base.version },
        successNotification: { type: "success", message: t("workspace.fixed") },
        errorNotification: (error) => ({
          type: "error",
          message: t("workspace.failed.fix"),
          description: errorText(error, t),
        }),
      });
      const [before, after] = [templeShape.valuesOf(base), templeShape.valuesOf(data)];
      const changed = templeShape.fields.filter((field) => !sameValue(before[field], after[field]));
      setBase(data);
      form.setFieldsValue({ ...templeShape.taken(changed, data), derivedFields: data.derivedFields });
      void invalidate({ resource: "temples", invalidates: ["list"] });
    } catch (error) {
      // somebody else saved: the form begins anew, unless something is typed, which its own save then settles
      const isOld = error instanceof HttpError && error.key === "errors.conflict";
      if (isOld && !warnWhen) await queries.invalidateQueries(recordKey("temples", String(base.id)));
    }
    onFixed();
  };
  return { fix, isFixing: isLoading };
}
