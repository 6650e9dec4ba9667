import { useTranslation } from "react-i18next";
import type { PublicTemple } from "../../contract/temples";
import { hasHours } from "../../domain/hasHours";
import { inWordsOf } from "./recordWording";

/** Stands where a temple's story would: what nobody has told yet, and the request to tell it. */
export function StillMissing({ temple }: { temple: PublicTemple }) {
  const { t } = useTranslation();
  const { timings, phone, gettingThere, poojaDetails, image, tradition } = temple;
  const own = (key: string) => inWordsOf(t, tradition, key);
  const missing = [
    !timings && !hasHours(temple) && "temple.timings",
    "temple.history",
    poojaDetails.length === 0 && "temple.poojas",
    !gettingThere && "temple.gettingThere",
    !phone && "temple.phone",
    !image && "temple.photos",
  ].flatMap((key) => key || []);
  return (
    <div className="panel">
      <p className="soft">{own("temple.aboutUnknown")}</p>
      <p>
        {t("temple.missing")} <b>{missing.map(own).join(" · ")}</b>
      </p>
      <p>{own("temple.helpText")}</p>
    </div>
  );
}
