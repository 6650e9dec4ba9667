import type { AdminFestival } from "../../contract/festivals";
import type { ListQuery } from "../listing/useListQuery";
import { useRecords } from "../listing/useRecords";

export const festivalFilters = ["search", "region", "type", "source", "active", "deleted"] as const;
export type FestivalFilter = (typeof festivalFilters)[number];

export const useFestivals = (query: ListQuery<FestivalFilter>) =>
  useRecords<AdminFestival, FestivalFilter>("festivals", festivalFilters, query);
