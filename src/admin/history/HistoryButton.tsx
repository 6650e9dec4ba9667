import HistoryOutlined from "@ant-design/icons-svg/es/asn/HistoryOutlined";
import { useTranslation } from "react-i18next";
import { PictureButton } from "../listing/PictureButton";
import { useChangeAddress } from "../listing/useChangeAddress";

type HistoryButtonProps = {
  /** A row id, or the name of a single text. */
  record: number | string;
  name: string;
};

/** Opens what happened to a record, over the list it stands in. */
export function HistoryButton({ record, name }: HistoryButtonProps) {
  const { t } = useTranslation();
  const changeAddress = useChangeAddress();
  return (
    <PictureButton
      picture={HistoryOutlined}
      title={t("actions.history")}
      label={t("actions.onNamed", { action: t("actions.history"), name })}
      onClick={() => changeAddress((next) => next.set("history", String(record)), { state: { name } })}
    />
  );
}
