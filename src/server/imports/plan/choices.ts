import { everything, ImportChoices } from "../../../contract/importChoices";
import { settings } from "../../../contract/vocabulary";
import type { ImportRules } from "../../../domain/importPlan";
import type { ImportJob } from "../store/jobs";
import type { ImportEngine } from "./engine";

/** What an editor chose for an import. */
export const choicesFor = ({ choices }: Pick<ImportJob, "choices">): ImportChoices =>
  choices === null ? everything : ImportChoices.parse(JSON.parse(choices));

/** An engine that keeps to what an editor chose: what its plan shows is what it writes. */
export function withChoices<Value extends object>(
  engine: ImportEngine<Value>,
  { take, inactive, keep }: ImportChoices,
): ImportEngine<Value> {
  const active = engine.noun === "temples" ? "isActive" : "active";
  const kept = new Set(keep);
  const mayTakeAlone = (field: string, before: Value) =>
    always.has(field) || (!kept.has(field) && (take !== "blanks" || isBlank(field, before)));
  // how exact a position is goes with the position
  const mayTake = (field: string, before: Value) =>
    mayTakeAlone(field, before) && (field !== "positionPrecision" || mayTakeAlone("latitude", before));
  const rules: ImportRules<Value> = {
    ...engine.rules,
    isNewOnly: take === "new",
    ...(inactive && { fresh: (values) => ({ ...values, [active]: false }) }),
    ...((take === "blanks" || kept.size > 0) && {
      chosen: (values, before) =>
        Object.fromEntries(Object.entries(values).filter(([field, value]) => mayTake(aliasOf(field, value), before))),
    }),
  };
  return { ...engine, rules };
}

/** They tell which record a row is about, and are added to those on file. */
const always = new Set(["id", "slug", "identifiers"]);

/** The field of a record that another word of a list stands for. */
function aliasOf(field: string, value: unknown): string {
  if (field === "location") return "city";
  if (field !== "type") return field;
  return settings.some((setting) => setting === value) ? "setting" : "tradition";
}

/** True where a record says nothing, or where what it says was only worked out. */
function isBlank(field: string, before: object): boolean {
  const said = new Map<string, unknown>(Object.entries(before));
  const derived = said.get("derivedFields");
  if (Array.isArray(derived) && derived.includes(field)) return true;
  if (!said.has(field)) return false;
  const value = said.get(field);
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
