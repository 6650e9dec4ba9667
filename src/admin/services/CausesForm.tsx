import { useCustom, useCustomMutation } from "@refinedev/core";
import { Button, Form } from "antd";
import { useTranslation } from "react-i18next";
import type { HttpError } from "../../client/errors";
import type { KeptCause, KeptCauses } from "../../contract/causes";
import { CheckedForm } from "../form/CheckedForm";
import { blankToNull } from "../form/recordShape";
import { addingRow } from "../form/rowFocus";
import { useUnsaved } from "../form/useUnsaved";
import { ListState } from "../listing/ListState";
import { CauseRow } from "./CauseRow";

const newCause = { name: "", nameHi: null, nameKn: null, goal: null, active: true };
type Row = Omit<typeof newCause, "nameHi" | "nameKn" | "goal"> & {
  id?: number;
  nameHi: string | null;
  nameKn: string | null;
  goal: number | null;
};
type Values = { items: Row[] };

const rowOf = ({ id, name, nameHi, nameKn, goalPaise, active }: KeptCause): Row => ({
  ...{ id, name, nameHi, nameKn, active },
  goal: goalPaise === null ? null : goalPaise / 100,
});
const sent = ({ id, name, nameHi, nameKn, goal, active }: Row) => ({
  ...(id !== undefined && { id }),
  ...{ name, nameHi: blankToNull(nameHi), nameKn: blankToNull(nameKn), goal: goal ?? null, active },
});

/** All that one temple asks donations for, saved together. */
export function CausesForm({ templeId }: { templeId: number }) {
  const { t } = useTranslation();
  const url = `/api/admin/temples/${templeId}/causes`;
  const read = useCustom<KeptCauses, HttpError>({ url, method: "get", errorNotification: false });
  const causes = read.data?.data.items;
  return (
    <ListState
      isLoading={read.isInitialLoading}
      error={causes ? null : read.error}
      failed={t("services.failed")}
      isEmpty={false}
      empty={null}
      onRetry={() => void read.refetch()}
    >
      {causes && <Rows key={JSON.stringify(causes)} url={url} causes={causes} onSaved={() => void read.refetch()} />}
    </ListState>
  );
}

function Rows({ url, causes, onSaved }: { url: string; causes: readonly KeptCause[]; onSaved: () => void }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Values>();
  const markUnsaved = useUnsaved();
  const { mutate, isLoading, error } = useCustomMutation<KeptCauses, HttpError>();
  const save = ({ items = [] }: Partial<Values>) =>
    mutate(
      {
        url,
        method: "put",
        values: { items: items.map(sent) },
        successNotification: { type: "success", message: t("causes.saved") },
        errorNotification: false,
      },
      {
        onSuccess: () => {
          markUnsaved(false);
          onSaved();
        },
      },
    );
  return (
    <CheckedForm<Values>
      className="causes-form"
      aria-label={t("menu.causes")}
      form={form}
      initialValues={{ items: causes.map(rowOf) }}
      refusal={error}
      onValuesChange={() => markUnsaved(true)}
      onFinish={save}
    >
      <Form.List name="items">
        {(rows, { add, remove, move }) => (
          <>
            {rows.map(({ key, name: row }) => (
              <CauseRow
                key={key}
                row={row}
                causes={causes}
                onUp={row > 0 ? () => move(row, row - 1) : undefined}
                onDown={row < rows.length - 1 ? () => move(row, row + 1) : undefined}
                onRemove={() => remove(row)}
              />
            ))}
            <span className="row-actions">
              <Button onClick={addingRow(() => add(newCause))}>{t("causes.add")}</Button>
              <Button type="primary" htmlType="submit" loading={isLoading}>
                {t("causes.save")}
              </Button>
            </span>
          </>
        )}
      </Form.List>
    </CheckedForm>
  );
}
