import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { auditActions, auditKinds, changeOrigins } from "../../contract/auditWords";
import { FilterDate } from "../listing/FilterDate";
import { FilterSelect } from "../listing/FilterSelect";
import { FilterText } from "../listing/FilterText";
import type { ListQuery } from "../listing/useListQuery";
import type { AuditFilter } from "./useAudit";

/** Kinds to which the same can be done stand together. */
const groups = {
  temple: "temple",
  festival: "festival",
  account: "account",
  guidance: "content",
  import: "import",
  review: "moderation",
  liveEvent: "liveEvent",
  message: "message",
  ritual: "ritual",
  product: "product",
  order: "order",
  booking: "booking",
} as const;
const groupKinds = auditKinds.filter((kind): kind is keyof typeof groups => kind in groups);

/** Who, what kind, what was done, which way, on which days. */
export function AuditFilters({ query }: { query: ListQuery<AuditFilter> }) {
  const { t } = useTranslation();
  const kind = query.filter("kind");
  const [item, partOf] = [query.filter("item"), query.filter("partOf")];
  return (
    <search className="console-filters audit-filters">
      <FilterText
        className="filter-search"
        label={t("audit.filters.who")}
        value={query.filter("who")}
        onChange={(who) => query.change({ who })}
      />
      <FilterSelect
        query={query}
        name="kind"
        label={t("audit.filters.kind")}
        options={auditKinds.map((value) => ({ value, label: t(`audit.kinds.${value}`) }))}
      />
      <FilterSelect
        query={query}
        name="action"
        label={t("audit.filters.action")}
        options={groupKinds.map((group) => ({
          label: t(`audit.groups.${groups[group]}`),
          options: auditActions[group].map((value) => ({ value, label: t(`history.actions.${value}`) })),
        }))}
      />
      <FilterSelect
        query={query}
        name="origin"
        label={t("audit.filters.origin")}
        options={changeOrigins.map((value) => ({ value, label: t(`history.origins.${value}`) }))}
      />
      <FilterDate
        label={t("audit.filters.from")}
        value={query.filter("from")}
        onChange={(from) => query.change({ from })}
      />
      <FilterDate label={t("audit.filters.to")} value={query.filter("to")} onChange={(to) => query.change({ to })} />
      {query.isFiltered && <Button onClick={query.clear}>{t("actions.clearFilters")}</Button>}
      {partOf && <p>{t("audit.partOf", { id: partOf })}</p>}
      {item && <p>{t("audit.oneRecord", { kind: kind ? t(`audit.kinds.${kind}`) : "", id: item })}</p>}
    </search>
  );
}
