import { useTranslate } from "@refinedev/core";
import type { AdminTemple } from "../../contract/adminTemples";
import { useRemoval } from "../listing/useRemoval";

/** Archives a temple after asking, in the words of the screen, and takes it back. */
export function useTempleRemoval(texts: { confirm: string; failed: string }) {
  const t = useTranslate();
  const describe = ({ name, city }: AdminTemple) => t("temples.confirmDetails", { name, city });
  return useRemoval<AdminTemple>({ noun: "temples", ...texts, describe });
}
