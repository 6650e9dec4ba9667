import "../form/form.css";
import "./duplicates.css";
import { Alert, Button, Modal } from "antd";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { Loading } from "../layout/Loading";
import { useReturnFocus } from "../layout/useReturnFocus";
import { MergeTable } from "./MergeTable";
import { listsOf, otherSide } from "./mergeChoice";
import type { Said } from "./useDuplicates";
import { useMerge } from "./useMerge";

type MergeDialogProps = { left: string; right: string; onClose: () => void; onMerged: (said: Said) => void };

/** Two records side by side, of which one temple is to be made. */
export function MergeDialog({ left, right, onClose, onMerged }: MergeDialogProps) {
  const { t } = useTranslation();
  const desk = useMerge({ left, right }, onMerged);
  const { both, kept, error, refusal } = desk;
  const isOver = both && [both.left, both.right].some(({ status }) => status === "archived");
  useReturnFocus();
  return (
    <Modal
      open
      width={960}
      title={t("duplicates.merge.title")}
      okText={t("duplicates.merge.save")}
      okButtonProps={{ disabled: !both || isOver, loading: desk.isSaving }}
      cancelText={t("actions.cancel")}
      maskClosable={false}
      onOk={() => void desk.merge()}
      onCancel={onClose}
      styles={{ body: { maxHeight: "70vh", overflow: "auto" } }}
    >
      {error && <Alert type="error" showIcon message={errorText(error, t)} />}
      {!both && !error && <Loading rows={10} />}
      {both && (
        <>
          {isOver && <Alert type="warning" showIcon message={t("duplicates.merge.gone")} />}
          <p>{t("duplicates.merge.lead")}</p>
          <MergeTable both={both} desk={desk} />
          <Lists fields={listsOf(both)} />
          <p>
            {t("duplicates.merge.consequences", {
              kept: t("duplicates.merge.no", { id: both[kept].id }),
              other: t("duplicates.merge.no", { id: both[otherSide(kept)].id }),
            })}
          </p>
        </>
      )}
      {refusal && (
        <Alert
          type="error"
          showIcon
          message={t("duplicates.merge.failed")}
          description={refusal}
          action={<Button onClick={desk.readAgain}>{t("duplicates.merge.again")}</Button>}
        />
      )}
    </Modal>
  );
}

function Lists({ fields }: { fields: ReturnType<typeof listsOf> }) {
  const { t } = useTranslation();
  if (fields.length === 0) return null;
  return (
    <p>{t("duplicates.merge.lists", { fields: fields.map((field) => t(`temples.fields.${field}`)).join(", ") })}</p>
  );
}
