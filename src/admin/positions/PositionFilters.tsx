import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import { positionCodes } from "../../domain/findings/positionDoubts";
import { states } from "../../domain/regions";
import { ListFilters } from "../listing/ListFilters";
import { findingName } from "./spots";
import type { PositionQueue } from "./usePositionQueue";

const byName = [...states].sort();

/** Which findings are looked at, each with how many there are, and of which state. */
export function PositionFilters({ queue }: { queue: PositionQueue }) {
  const { t, i18n } = useTranslation();
  const findings = positionCodes
    .filter((code) => queue.counts[code] || code === queue.filter("finding"))
    .map((value) => ({
      value,
      label: `${findingName(value, t)} (${formatNumber(queue.counts[value] ?? 0, i18n.language)})`,
    }));
  return (
    <ListFilters
      form={queue.searchFormProps}
      onClear={queue.isFiltered ? queue.clear : undefined}
      fields={[
        { name: "finding", label: t("positions.finding"), options: findings },
        { name: "state", label: t("temples.fields.state"), options: byName.map((value) => ({ value, label: value })) },
      ]}
    />
  );
}
