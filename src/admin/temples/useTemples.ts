import type { AdminTemple } from "../../contract/adminTemples";
import type { ListQuery } from "../listing/useListQuery";
import { useRecords } from "../listing/useRecords";

export const templeFilters = ["search", "location", "deity", "type", "status", "verified"] as const;
export type TempleFilter = (typeof templeFilters)[number];

export const useTemples = (query: ListQuery<TempleFilter>) =>
  useRecords<AdminTemple, TempleFilter>("temples", templeFilters, query);
