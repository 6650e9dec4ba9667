import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TempleCard as Temple } from "../../contract/temples";
import { TempleCard, type TempleCardProps } from "./TempleCard";

type TempleGridProps = Pick<TempleCardProps, "isFromPlace"> & {
  temples?: readonly Temple[];
  expected?: number;
  children?: ReactNode;
};

/** Temples as cards; while they are awaited, `expected` skeletons of the same size. */
export function TempleGrid({ temples, expected = 6, isFromPlace, children }: TempleGridProps) {
  if (!temples) return <CardSkeletons count={expected} />;
  return (
    <ul className="grid">
      {temples.map((temple) => (
        <li key={temple.id}>
          <TempleCard temple={temple} isFromPlace={isFromPlace} />
        </li>
      ))}
      {children}
    </ul>
  );
}

export function CardSkeletons({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <div className="grid" role="status" aria-label={t("loading")}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className="card skeleton" aria-hidden="true">
          <div className="card-image" />
          <div className="card-body">
            <i className="bar title" />
            <i className="bar" />
            <i className="bar short" />
            <i className="bar foot" />
          </div>
        </div>
      ))}
    </div>
  );
}
