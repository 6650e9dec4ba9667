import { Alert } from "antd";
import { useTranslation } from "react-i18next";
import type { ModerationItem } from "../../contract/moderation";

type Doubt = NonNullable<ModerationItem["submission"]>["positionDoubt"];

/** Why a position that was sent in is looked at twice. */
export function PositionDoubt({ doubt }: { doubt: Doubt }) {
  const { t } = useTranslation();
  return doubt && <Alert className="console-notice" type="warning" showIcon message={t(`errors.${doubt}`)} />;
}
