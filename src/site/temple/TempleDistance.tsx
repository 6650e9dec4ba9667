import { useTranslation } from "react-i18next";
import type { PublicTemple } from "../../contract/temples";
import { distanceKm } from "../../domain/distance";
import { tellPlace } from "../nearby/tellPlace";
import { useGrantedPlace, usePlace } from "../nearby/usePlace";
import { Distance } from "./Distance";
import { isApproximate } from "./wording";

/** How far the temple is from the visitor: at once where the browser was asked before, else on a press. */
export function TempleDistance({ temple }: { temple: PublicTemple }) {
  const { t } = useTranslation();
  const { latitude, longitude } = temple;
  const { status, position, locate } = usePlace();
  const isPlaced = latitude !== null && longitude !== null;
  useGrantedPlace(isPlaced);
  if (!isPlaced) return null;
  if (status === "success") {
    return <Distance km={distanceKm(position, { latitude, longitude })} isAbout={isApproximate(temple)} />;
  }
  const ask = async () => {
    const place = await locate();
    tellPlace(place, t);
  };
  return (
    <button type="button" className="link how-far" disabled={status === "checking"} onClick={() => void ask()}>
      {t(status === "checking" ? "home.near.checking" : "temple.howFar")}
    </button>
  );
}
