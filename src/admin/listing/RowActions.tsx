import { DeleteOutlined, EditOutlined, ExportOutlined, UndoOutlined } from "@ant-design/icons";
import { Button } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { RowAction } from "./RowAction";
import type { Removable, Removal } from "./useRemoval";

type RowActionsProps<Row> = {
  record: Row;
  /** The screen's address; the record opens below it. */
  path: string;
  isRemoved: boolean;
  /** The record's page on the site, where visitors see one. */
  page?: string | undefined;
  removal: Removal<Row>;
  /** What else can be done, after "edit". */
  children?: ReactNode;
  /** Opens what happened to the record; also of a removed one. */
  history?: ReactNode;
};

/** What can be done with one row: edit, see as visitors do, delete; a deleted one can be taken back. */
export function RowActions<Row extends Removable>(props: RowActionsProps<Row>) {
  const { record, path, isRemoved, page, removal, children, history } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  // the address is read at the press: following it would draw every row anew at each change of a filter
  const edit = () => navigate({ pathname: `${path}/${record.id}`, search: location.search });
  const words = (action: string) => ({
    title: t(`actions.${action}`),
    label: t("actions.onNamed", { action: t(`actions.${action}`), name: record.name }),
  });
  if (isRemoved) {
    return (
      <span className="row-actions">
        <Button
          size="small"
          icon={<UndoOutlined aria-hidden />}
          aria-label={words("restore").label}
          onClick={() => void removal.restore(record)}
        >
          {t("actions.restore")}
        </Button>
        {history}
      </span>
    );
  }
  return (
    <span className="row-actions">
      <RowAction icon={<EditOutlined aria-hidden />} {...words("edit")} onClick={edit} />
      {children}
      {history}
      {page && (
        <RowAction
          icon={<ExportOutlined aria-hidden />}
          {...words("view")}
          href={page}
          target="_blank"
          rel="noreferrer"
        />
      )}
      <RowAction
        icon={<DeleteOutlined aria-hidden />}
        {...words("delete")}
        danger
        onClick={() => removal.ask(record)}
      />
    </span>
  );
}
