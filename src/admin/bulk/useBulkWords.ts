import { useTranslation } from "react-i18next";
import type { BulkChange } from "../../contract/bulkChanges";

/** What a change does, in a few words. */
export function useBulkWords() {
  const { t } = useTranslation();
  return ({ action, target }: Pick<BulkChange, "action" | "target">): string => {
    switch (action.kind) {
      case "verify":
        return t(`bulk.choices.${action.isVerified ? "verify" : "unverify"}`);
      case "activate":
        return t(`bulk.choices.${action.isActive ? "activate" : "deactivate"}`);
      case "set":
        return Object.entries(action.fields ?? {})
          .map(
            ([field, value]) =>
              `${t(`temples.fields.${field}`)}: ${value === null ? t("bulk.emptied") : named(field, value, t)}`,
          )
          .join(", ");
      case "list":
        return t("bulk.intoList", { name: target ?? "—" });
      case "manager":
        return t("bulk.byManager", { name: target ?? "—" });
      default:
        return t("bulk.choices.delete");
    }
  };
}

const lists: Readonly<Record<string, string>> = {
  tradition: "traditions",
  setting: "settings",
  architecture: "temples.architectures",
  worship: "temples.worshipStates",
  photography: "temples.photographyRules",
  wheelchair: "temples.wheelchairAccess",
};

const named = (field: string, value: string, t: ReturnType<typeof useTranslation>["t"]): string =>
  lists[field] ? t(`${lists[field]}.${value}`, { defaultValue: value }) : value;
