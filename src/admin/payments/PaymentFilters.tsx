import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { gateways, paymentStatuses, purposes } from "../../contract/paymentWords";
import { FilterDate } from "../listing/FilterDate";
import { FilterSelect } from "../listing/FilterSelect";
import { FilterText } from "../listing/FilterText";
import type { ListQuery } from "../listing/useListQuery";
import type { PaymentFilter } from "./usePayments";

type PaymentFiltersProps = { query: ListQuery<PaymentFilter>; hasPurpose: boolean };

/** By payer or reference, how it stands, what for, through whom, on which days. */
export function PaymentFilters({ query, hasPurpose }: PaymentFiltersProps) {
  const { t } = useTranslation();
  const options = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`money.${group}.${value}`) }));
  return (
    <search className="console-filters">
      <FilterText
        className="filter-search"
        label={t("money.search")}
        value={query.filter("search")}
        onChange={(search) => query.change({ search })}
      />
      <FilterSelect
        query={query}
        name="status"
        label={t("money.fields.status")}
        options={options("statuses", paymentStatuses)}
      />
      {hasPurpose && (
        <FilterSelect
          query={query}
          name="purpose"
          label={t("money.fields.purpose")}
          options={options("purposes", purposes)}
        />
      )}
      <FilterSelect
        query={query}
        name="gateway"
        label={t("money.fields.gateway")}
        options={options("gateways", gateways)}
      />
      <FilterDate
        label={t("money.fields.from")}
        value={query.filter("from")}
        onChange={(from) => query.change({ from })}
      />
      <FilterDate label={t("money.fields.to")} value={query.filter("to")} onChange={(to) => query.change({ to })} />
      {query.isFiltered && <Button onClick={query.clear}>{t("actions.clearFilters")}</Button>}
    </search>
  );
}
