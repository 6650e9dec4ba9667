import { Alert, Modal, Radio, Table } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Clash, Merge } from "../../domain/merge";

type ConflictDialogProps<Field extends string> = {
  title: string;
  merge: Merge<Field>;
  labelOf: (field: Field) => string;
  /** A value in words. */
  describe: (field: Field, value: unknown) => string;
  /** Saves with these fields taken from the other editor's version. */
  onSave: (theirs: Field[]) => void;
  /** Gives up one's own changes and shows the record as it is now. */
  onTakeTheirs: () => void;
  onCancel: () => void;
};

/** Someone else saved first: both versions side by side, field by field, and nothing is overwritten unasked. */
export function ConflictDialog<Field extends string>(props: ConflictDialogProps<Field>) {
  const { title, merge, labelOf, describe, onSave, onTakeTheirs, onCancel } = props;
  const { t } = useTranslation();
  const [theirs, setTheirs] = useState<Field[]>([]);
  const choose = (field: Field, isTheirs: boolean) =>
    setTheirs((now) => (isTheirs ? [...now, field] : now.filter((other) => other !== field)));
  const version = (clash: Clash<Field>, isTheirs: boolean) => (
    <Radio
      checked={theirs.includes(clash.field) === isTheirs}
      name={clash.field}
      onChange={() => choose(clash.field, isTheirs)}
    >
      <span className="conflict-value">{describe(clash.field, isTheirs ? clash.theirs : clash.mine)}</span>
    </Radio>
  );
  return (
    <Modal
      open
      width={760}
      zIndex={1400}
      title={title}
      okText={t("conflict.save")}
      cancelText={t("conflict.back")}
      onOk={() => onSave([...theirs, ...merge.onlyTheirs])}
      onCancel={onCancel}
      footer={(buttons) => (
        <div className="conflict-footer">
          <button type="button" className="link-button" onClick={onTakeTheirs}>
            {t("conflict.takeTheirs")}
          </button>
          <span>{buttons}</span>
        </div>
      )}
    >
      <p>{t(merge.clashes.length > 0 ? "conflict.choose" : "conflict.apart")}</p>
      {merge.clashes.length > 0 && (
        <Table<Clash<Field>> size="small" rowKey="field" pagination={false} dataSource={merge.clashes}>
          <Table.Column<Clash<Field>> title={t("conflict.field")} render={(_, { field }) => labelOf(field)} />
          <Table.Column<Clash<Field>> title={t("conflict.mine")} render={(_, clash) => version(clash, false)} />
          <Table.Column<Clash<Field>> title={t("conflict.theirs")} render={(_, clash) => version(clash, true)} />
        </Table>
      )}
      {merge.onlyTheirs.length > 0 && (
        <Alert
          type="info"
          message={t("conflict.onlyTheirs", { fields: merge.onlyTheirs.map(labelOf).join(", ") })}
          style={{ marginBlockStart: 12 }}
        />
      )}
    </Modal>
  );
}
