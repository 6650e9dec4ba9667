import { HistoryOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { RowAction } from "../listing/RowAction";

type HistoryButtonProps = {
  /** A row id, or the name of a single text. */
  record: number | string;
  name: string;
};

/** Opens what happened to a record, over the list it stands in. */
export function HistoryButton({ record, name }: HistoryButtonProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const open = () => {
    const params = new URLSearchParams(location.search);
    params.set("history", String(record));
    navigate(`?${params}`, { state: { name } });
  };
  return (
    <RowAction
      icon={<HistoryOutlined aria-hidden />}
      title={t("actions.history")}
      label={t("actions.onNamed", { action: t("actions.history"), name })}
      onClick={open}
    />
  );
}
