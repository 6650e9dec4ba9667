import { HistoryOutlined } from "@ant-design/icons";
import { Button, type ButtonProps, Tooltip } from "antd";
import { useTranslation } from "react-i18next";
import { useChangeAddress } from "../listing/useChangeAddress";

type HistoryButtonProps = Pick<ButtonProps, "type" | "size"> & {
  /** A row id, or the name of a single text. */
  record: number | string;
  name: string;
};

/** Opens what happened to a record, over the list it stands in. */
export function HistoryButton({ record, name, type = "text", size = "small" }: HistoryButtonProps) {
  const { t } = useTranslation();
  const changeAddress = useChangeAddress();
  const open = () => changeAddress((next) => next.set("history", String(record)), { state: { name } });
  return (
    <Tooltip title={t("actions.history")}>
      <Button
        size={size}
        type={type}
        icon={<HistoryOutlined />}
        aria-label={t("actions.onNamed", { action: t("actions.history"), name })}
        onClick={open}
      />
    </Tooltip>
  );
}
