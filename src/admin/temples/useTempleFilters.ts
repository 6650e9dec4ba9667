import { useTranslation } from "react-i18next";
import { ANY_CONTRADICTION, blankFields, countedContradictions } from "../../contract/qualityWords";
import { deities, settings, traditions } from "../../contract/vocabulary";
import { recordParts } from "../../domain/completeness";
import { smallGaps, waitings } from "../../domain/findings/finding";
import type { FilterField } from "../listing/ListFilters";
import { templeStates } from "./TempleTags";

/** What both screens filter by: text, place, deity, type, what is missing or found; an editor also by the record's state. */
export function useTempleFilters(types: "all" | "settings", set: (name: string) => string): FilterField[] {
  const { t } = useTranslation();
  const named = (list: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${list}.${value}`) }));
  const field = (name: string, options?: FilterField["options"]): FilterField => ({
    name,
    label: t(`temples.filters.${name}`),
    ...(options && { options }),
  });
  const shared = [{ ...field("search"), isWide: true }, field("location"), field("deity", named("deities", deities))];
  const quality: FilterField[] = [
    field("missing", named("temples.fields", blankFields)),
    field("finding", findingOptions(t)),
    { ...field("changedSince"), isDate: true },
    // they come with an address, from a figure of the quality screen
    ...["state", "district"].filter((name) => set(name) !== "").map((name) => field(name)),
  ];
  if (types === "settings") return [...shared, field("type", named("settings", settings)), ...quality];
  return [
    ...shared,
    field("type", [
      { label: t("temples.fields.tradition"), options: named("traditions", traditions) },
      { label: t("temples.fields.setting"), options: named("settings", settings) },
    ]),
    field("status", named("temples.status", templeStates)),
    field("verified", [
      { value: "true", label: t("temples.verified") },
      { value: "false", label: t("temples.notVerified") },
    ]),
    ...quality,
  ];
}

/** What can be found in a record, by what is to be done about it. */
function findingOptions(t: (key: string) => string) {
  const group = (kind: string, codes: readonly string[]) => ({
    label: t(`temples.findings.kinds.${kind}`),
    options: codes.map((value) => ({ value, label: t(`temples.findings.${value}`) })),
  });
  return [
    group("contradiction", [ANY_CONTRADICTION, ...countedContradictions]),
    group("waiting", waitings),
    group("gap", [...recordParts, ...smallGaps]),
  ];
}
