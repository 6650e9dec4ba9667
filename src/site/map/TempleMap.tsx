import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import { Notice } from "../ui/Notice";
import { googleAccess } from "./googleAccess";
import { LeafletMap } from "./LeafletMap";
import type { TempleMapProps } from "./mapView";
import "./map.css";

const GoogleMap = lazy(async () => ({ default: (await import("./GoogleMap")).GoogleMap }));

/**
 * Temples on a map: Google's where the server has a key for it, else OpenStreetMap's. What is on it is in the list
 * beside it too; without tiles, key or scripts the list stands alone.
 */
export function TempleMap(props: TempleMapProps) {
  const [access] = useState(googleAccess);
  if (!access) return <LeafletMap {...props} />;
  return (
    <ErrorBoundary failed={() => <GoogleFailed />}>
      <Suspense fallback={<div className="map" />}>
        <GoogleMap {...props} access={access} failed={<GoogleFailed />} />
      </Suspense>
    </ErrorBoundary>
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
