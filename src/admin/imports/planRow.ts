import type { BaseRecord } from "@refinedev/core";
import type { ImportRow } from "../../contract/imports";

/** A row of a plan as Refine lists it; one that is not written yet has no id. */
export type PlanRow = ImportRow & BaseRecord;
