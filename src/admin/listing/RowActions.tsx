import DeleteOutlined from "@ant-design/icons-svg/es/asn/DeleteOutlined";
import EditOutlined from "@ant-design/icons-svg/es/asn/EditOutlined";
import ExportOutlined from "@ant-design/icons-svg/es/asn/ExportOutlined";
import UndoOutlined from "@ant-design/icons-svg/es/asn/UndoOutlined";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { PictureButton } from "./PictureButton";
import { RowButton } from "./RowButton";
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
  const named = (action: string) => t("actions.onNamed", { action: t(`actions.${action}`), name: record.name });
  if (isRemoved) {
    return (
      <span className="row-actions">
        <RowButton
          picture={UndoOutlined}
          text={t("actions.restore")}
          label={named("restore")}
          onClick={() => void removal.restore(record)}
        />
        {history}
      </span>
    );
  }
  return (
    <span className="row-actions">
      <PictureButton picture={EditOutlined} title={t("actions.edit")} label={named("edit")} onClick={edit} />
      {children}
      {history}
      {page && <PictureButton picture={ExportOutlined} title={t("actions.view")} label={named("view")} href={page} />}
      <PictureButton
        picture={DeleteOutlined}
        title={t("actions.delete")}
        label={named("delete")}
        isDanger
        onClick={() => removal.ask(record)}
      />
    </span>
  );
}
