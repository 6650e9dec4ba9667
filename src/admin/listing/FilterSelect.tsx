import { Select } from "antd";
import type { ListQuery } from "./useListQuery";

export type FilterOption = { value: string; label: string };
type FilterSelectProps<Filter extends string> = {
  query: ListQuery<Filter>;
  name: Filter;
  label: string;
  options: (FilterOption | { label: string; options: FilterOption[] })[];
};

/** A filter with a few values to choose from. */
export function FilterSelect<Filter extends string>({ query, name, label, options }: FilterSelectProps<Filter>) {
  return (
    <Select
      className="filter-select"
      aria-label={label}
      placeholder={label}
      allowClear
      popupMatchSelectWidth={false}
      value={query.filter(name) || null}
      options={options}
      onChange={(value) => query.change({ [name]: value ?? undefined })}
    />
  );
}
