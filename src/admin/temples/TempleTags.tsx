import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  InboxOutlined,
  MinusCircleOutlined,
  SafetyOutlined,
} from "@ant-design/icons";
import { Tag } from "antd";
import { useTranslation } from "react-i18next";
import type { AdminTemple } from "../../contract/adminTemples";

const looks = {
  active: { color: "success", icon: <CheckCircleOutlined aria-hidden /> },
  inactive: { color: "default", icon: <MinusCircleOutlined aria-hidden /> },
  pending: { color: "warning", icon: <ClockCircleOutlined aria-hidden /> },
  rejected: { color: "error", icon: <CloseCircleOutlined aria-hidden /> },
  archived: { color: "default", icon: <InboxOutlined aria-hidden /> },
} as const satisfies Record<AdminTemple["status"], object>;
export const templeStates = Object.keys(looks);

/** Whether visitors see the temple, in words and by an icon. */
export function StatusTag({ status }: Pick<AdminTemple, "status">) {
  const { t } = useTranslation();
  return (
    <Tag bordered={false} {...looks[status]}>
      {t(`temples.status.${status}`)}
    </Tag>
  );
}

export function VerifiedTag({ isVerified }: Pick<AdminTemple, "isVerified">) {
  const { t } = useTranslation();
  return isVerified ? (
    <Tag bordered={false} className="tag-gold" icon={<SafetyOutlined aria-hidden />}>
      {t("temples.verified")}
    </Tag>
  ) : (
    <span className="quiet">{t("temples.notVerified")}</span>
  );
}
