import CheckCircleOutlined from "@ant-design/icons-svg/es/asn/CheckCircleOutlined";
import ClockCircleOutlined from "@ant-design/icons-svg/es/asn/ClockCircleOutlined";
import CloseCircleOutlined from "@ant-design/icons-svg/es/asn/CloseCircleOutlined";
import InboxOutlined from "@ant-design/icons-svg/es/asn/InboxOutlined";
import MinusCircleOutlined from "@ant-design/icons-svg/es/asn/MinusCircleOutlined";
import SafetyOutlined from "@ant-design/icons-svg/es/asn/SafetyOutlined";
import { useTranslation } from "react-i18next";
import type { AdminTemple } from "../../contract/adminTemples";
import { RowTag } from "../listing/RowTag";

const looks = {
  active: { look: "success", picture: CheckCircleOutlined },
  inactive: { look: "plain", picture: MinusCircleOutlined },
  pending: { look: "warning", picture: ClockCircleOutlined },
  rejected: { look: "error", picture: CloseCircleOutlined },
  archived: { look: "plain", picture: InboxOutlined },
} as const satisfies Record<AdminTemple["status"], object>;
export const templeStates = Object.keys(looks);

/** Whether visitors see the temple, in words and by an icon. */
export function StatusTag({ status }: Pick<AdminTemple, "status">) {
  const { t } = useTranslation();
  return <RowTag {...looks[status]}>{t(`temples.status.${status}`)}</RowTag>;
}

export function VerifiedTag({ isVerified }: Pick<AdminTemple, "isVerified">) {
  const { t } = useTranslation();
  return isVerified ? (
    <RowTag look="gold" picture={SafetyOutlined}>
      {t("temples.verified")}
    </RowTag>
  ) : (
    <span className="quiet">{t("temples.notVerified")}</span>
  );
}
