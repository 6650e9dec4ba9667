import { Alert } from "antd";
import { useTranslation } from "react-i18next";
import type { PositionDoubt as Doubt } from "../../domain/coordinates";

/** Why a position that was sent in is looked at twice. */
export function PositionDoubt({ doubt }: { doubt: Doubt | null }) {
  const { t } = useTranslation();
  return doubt && <Alert className="console-notice" type="warning" showIcon message={t(`errors.${doubt}`)} />;
}
