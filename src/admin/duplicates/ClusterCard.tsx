import { Button, Checkbox, Radio } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import type { DuplicateCluster, DuplicateTemple } from "../../contract/duplicates";
import { bestFirst } from "../../domain/mergeChoice";
import { useConfirm } from "../layout/useConfirm";
import { Apart } from "./Apart";
import { Likeness } from "./Likeness";
import { Twin } from "./PairCard";

type ClusterPair = DuplicateCluster["pairs"][number];
type ClusterCardProps = {
  cluster: DuplicateCluster;
  isBusy: boolean;
  onMerge: (kept: DuplicateTemple, others: DuplicateTemple[]) => void;
  onCompare: (pair: string) => void;
  onDistinct: (pair: ClusterPair) => void;
};

/** Three records or more that may be one temple: those that are chosen are merged into the one that is kept. */
export function ClusterCard({ cluster, isBusy, onMerge, onCompare, onDistinct }: ClusterCardProps) {
  const { t, i18n } = useTranslation();
  const { temples, pairs } = cluster;
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const chosen = temples.filter(({ id }) => ids.has(id));
  const [keptByHand, keep] = useState<number>();
  const kept = chosen.find(({ id }) => id === keptByHand) ?? bestFirst(chosen)[0];
  const nameOf = (id: number) => `${temples.find((one) => one.id === id)?.name} (${id})`;
  const toggle = (id: number) =>
    setIds((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  const count = chosen.length;
  const ask = useConfirm();
  const merge = () => {
    if (!kept) return;
    const others = chosen.filter(({ id }) => id !== kept.id);
    ask({
      title: t("duplicates.mergeChosen", { count, formatted: formatNumber(count, i18n.language) }),
      content: t("duplicates.merge.consequences", {
        kept: nameOf(kept.id),
        other: others.map(({ id }) => nameOf(id)).join("; "),
      }),
      okText: t("duplicates.merge.save"),
      onOk: () => onMerge(kept, others),
    });
  };
  return (
    <li className="pair cluster">
      <p className="pair-facts">
        <strong>{t("duplicates.cluster", { count: temples.length, name: kept?.name ?? temples[0]?.name })}</strong>
      </p>
      {temples.map((temple) => (
        <div key={temple.id} className="cluster-row">
          <Checkbox
            checked={ids.has(temple.id)}
            onChange={() => toggle(temple.id)}
            aria-label={t("duplicates.choose", { name: nameOf(temple.id) })}
          />
          <Twin temple={temple} />
          <Radio
            name={`kept ${cluster.id}`}
            checked={kept?.id === temple.id}
            disabled={!ids.has(temple.id)}
            onChange={() => keep(temple.id)}
            aria-label={t("duplicates.keepOf", { name: nameOf(temple.id) })}
          >
            {t("duplicates.merge.kept")}
          </Radio>
        </div>
      ))}
      <p className="pair-actions">
        <Button type="primary" ghost loading={isBusy} disabled={!kept || count < 2} onClick={merge}>
          {t("duplicates.mergeChosen", { count, formatted: formatNumber(count, i18n.language) })}
        </Button>
      </p>
      <details className="cluster-pairs">
        <summary>{t("duplicates.pairsOf", { count: pairs.length })}</summary>
        <ul>
          {pairs.map((pair) => {
            const name = t("duplicates.pair", { left: nameOf(pair.left), right: nameOf(pair.right) });
            return (
              <li key={`${pair.left}-${pair.right}`}>
                <span>{name}</span> <Apart metres={pair.metres} /> <Likeness {...pair} />
                <Button
                  size="small"
                  onClick={() => onCompare(`${pair.left}-${pair.right}`)}
                  aria-label={t("duplicates.compareOf", { name })}
                >
                  {t("duplicates.compare")}
                </Button>
                <Button
                  size="small"
                  disabled={isBusy}
                  onClick={() => onDistinct(pair)}
                  aria-label={t("duplicates.distinctOf", { name })}
                >
                  {t("duplicates.distinct")}
                </Button>
              </li>
            );
          })}
        </ul>
      </details>
    </li>
  );
}
