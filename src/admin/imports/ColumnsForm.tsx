import { Button, Table } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Import, ImportHeader, ImportMapping, ImportRemap } from "../../contract/imports";
import { Choice } from "../form/Choice";
import { useCellWords } from "../transfer/useCellWords";
import { BlankChoice } from "./BlankChoice";

type ColumnsFormProps = { job: Import; isSending: boolean; onRead: (choice: ImportRemap) => void };

const NONE = "";

/** Which field each column fills, chosen by hand where the header was not known, and what blank cells do. */
export function ColumnsForm({ job, isSending, onRead }: ColumnsFormProps) {
  const { t } = useTranslation();
  const [changes, setChanges] = useState<ImportMapping>({});
  const [blank, setBlank] = useState(job.blank);
  const headers = job.headers.filter(({ header }) => header.trim() !== "");
  const fieldOf = ({ header, field }: ImportHeader) => (header in changes ? changes[header] : field) ?? NONE;
  const used = headers.filter((header) => fieldOf(header) !== NONE).length;
  const isOpen = headers.some(({ use }) => use === "unknown" || use === "guessed");
  const { labelOf } = useCellWords(job.noun);
  const options = [
    { value: NONE, label: t("imports.leaveOut") },
    ...job.fields.map((value) => ({ value, label: labelOf(value) })),
  ];
  const read = () => {
    const byHand = headers.filter(({ use }) => use === "mapped" || use === "leftOut");
    const mapping = { ...Object.fromEntries(byHand.map(({ header, field }) => [header, field])), ...changes };
    onRead({ mapping, blank });
  };
  const isChanged = Object.keys(changes).length > 0 || blank !== job.blank;
  return (
    <details className="panel" open={isOpen}>
      <summary>{t("imports.columnsTitle", { used, out: headers.length - used })}</summary>
      <Table<ImportHeader>
        size="small"
        rowKey={({ header }) => headers.findIndex((other) => other.header === header)}
        dataSource={headers}
        pagination={false}
      >
        <Table.Column<ImportHeader> title={t("imports.header")} dataIndex="header" />
        <Table.Column<ImportHeader>
          title={t("imports.field")}
          render={(_, header) => (
            <Choice
              className="import-field"
              aria-label={t("imports.fieldOf", { header: header.header })}
              showSearch
              optionFilterProp="label"
              value={fieldOf(header)}
              options={options}
              onChange={(field: string) => setChanges({ ...changes, [header.header]: field === NONE ? null : field })}
            />
          )}
        />
        <Table.Column<ImportHeader>
          className="import-use"
          title={t("imports.why")}
          render={(_, { header, use }) => t(`imports.uses.${header in changes ? "mapped" : use}`)}
        />
      </Table>
      <BlankChoice value={blank} disabled={isSending} onChange={setBlank} />
      <Button type={isChanged ? "primary" : "default"} disabled={!isChanged} loading={isSending} onClick={read}>
        {t("imports.readAgain")}
      </Button>
    </details>
  );
}
