import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import type { DuplicatePair, DuplicateTemple } from "../../contract/duplicates";
import { StatusTag, VerifiedTag } from "../temples/TempleTags";
import { TempleThumbnail } from "../temples/TempleThumbnail";
import { Apart } from "./Apart";
import { Likeness } from "./Likeness";

type PairCardProps = {
  pair: DuplicatePair;
  isDistinct: boolean;
  isBusy: boolean;
  onCompare: () => void;
  onDistinct: (distinct: boolean) => void;
};

/** Two records that may be one temple: both pictures, how far apart, what differs, and what to do about it. */
export function PairCard({ pair, isDistinct, isBusy, onCompare, onDistinct }: PairCardProps) {
  const { t } = useTranslation();
  const { left, right, differs } = pair;
  const name = t("duplicates.pair", { left: `${left.name} (${left.id})`, right: `${right.name} (${right.id})` });
  const fields = differs.map((field) => t(`temples.fields.${field}`)).join(", ");
  const wish = isDistinct ? "same" : "distinct";
  return (
    <li className="pair">
      <Twin temple={left} />
      <Twin temple={right} />
      <p className="pair-facts">
        <strong>
          <Apart metres={pair.metres} />
        </strong>{" "}
        <Likeness score={pair.score} reasons={pair.reasons} />{" "}
        <span className="quiet">{fields ? t("duplicates.differs", { fields }) : t("duplicates.differsNot")}</span>
      </p>
      <p className="pair-actions">
        <Button type="primary" ghost onClick={onCompare} aria-label={t("duplicates.compareOf", { name })}>
          {t("duplicates.compare")}
        </Button>
        <Button
          loading={isBusy}
          onClick={() => onDistinct(!isDistinct)}
          aria-label={t(`duplicates.${wish}Of`, { name })}
        >
          {t(`duplicates.${wish}`)}
        </Button>
      </p>
    </li>
  );
}

/** One record of several that may be one temple. */
export function Twin({ temple }: { temple: DuplicateTemple }) {
  const { t, i18n } = useTranslation();
  const formatted = formatNumber(temple.reviewCount, i18n.language);
  return (
    <div className="twin">
      <TempleThumbnail image={temple.image} size={64} />
      <span>
        <strong>{temple.name}</strong>
        <span className="quiet">
          {temple.location} · {t("duplicates.merge.no", { id: temple.id })}
        </span>
        <span>
          <StatusTag status={temple.status} />
          {temple.isVerified && <VerifiedTag isVerified />}
          <span className="quiet">{t("duplicates.reviews", { count: temple.reviewCount, formatted })}</span>
        </span>
      </span>
    </div>
  );
}
