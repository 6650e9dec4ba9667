import type { Place } from "../../client/geolocation";
import { closeToast, notify } from "../ui/toast";

let told: number | undefined;

/** Says why the visitor's place could not be had, where it could not; what was said of it before is taken back. */
export function tellPlace({ status }: Place, t: (key: string) => string): void {
  if (told !== undefined) closeToast(told);
  told = undefined;
  if (status === "not-secure") told = notify("warning", t("search.nearbyNotSecure"));
  if (status === "failed") told = notify("warning", t("search.nearbyNoPlace"));
}
