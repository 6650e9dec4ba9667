import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../components/Notice";
import type { GoogleMap } from "./GoogleMap";
import { googleAccess } from "./googleAccess";
import { LeafletMap } from "./LeafletMap";
import { MapBoundary } from "./MapBoundary";
import type { TempleMapProps } from "./mapView";
import "./map.css";

/**
 * Temples on a map: Google's where the server has a key for it, else OpenStreetMap's. What is on it is in the list
 * beside it too; without tiles, key or scripts the list stands alone.
 */
export function TempleMap(props: TempleMapProps) {
  const [access] = useState(googleAccess);
  const { Drawn, isFailed } = useGoogleMap(access !== undefined);
  if (!access) return <LeafletMap {...props} />;
  if (isFailed) return <GoogleFailed />;
  if (!Drawn) return <div className="map" />;
  const failed = <GoogleFailed />;
  return (
    <MapBoundary failed={failed}>
      <Drawn {...props} access={access} failed={failed} />
    </MapBoundary>
  );
}

function GoogleFailed() {
  const { t } = useTranslation();
  return (
    <div className="map">
      <div className="map-box" />
      <Notice tone="warn">{t("nearby.map.google")}</Notice>
    </div>
  );
}

/** The code that draws Google's map, fetched when it is wanted. */
function useGoogleMap(isWanted: boolean) {
  const [Drawn, setDrawn] = useState<typeof GoogleMap>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    import("./GoogleMap").then(
      (module) => setDrawn(() => module.GoogleMap),
      () => setFailed(true),
    );
  }, [isWanted]);
  return { Drawn, isFailed };
}
