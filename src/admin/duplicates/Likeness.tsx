import "./likeness.css";
import { Tag } from "antd";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import type { Likeness as Likely } from "../../contract/duplicates";
import type { ResolutionReason } from "../../domain/resolution/reasons";

const speaksAgainst = (reason: ResolutionReason) => reason === "far" || reason.startsWith("other");

/** How likely two records are of one temple, and each reason for it and against it. */
export function Likeness({ score, reasons }: Pick<Likely, "score" | "reasons">) {
  const { t, i18n } = useTranslation();
  const percent = formatNumber(Math.round(score * 100), i18n.language);
  return (
    <span className="likeness">
      <strong>{t("resolution.score", { percent })}</strong>
      <Reasons reasons={reasons} />
    </span>
  );
}

/** The reasons alone, those against it in another colour and behind the word for it. */
export function Reasons({ reasons }: Pick<Likely, "reasons">) {
  const { t } = useTranslation();
  return reasons.map((reason) => (
    <Tag key={reason} bordered={false} {...(speaksAgainst(reason) && { color: "warning" })}>
      {t(`resolution.reasons.${reason}`)}
    </Tag>
  ));
}
