import {
  AdvancedMarker,
  APILoadingStatus,
  APIProvider,
  Circle,
  Map as GoogleMapBox,
  useApiLoadingStatus,
  useMap,
} from "@vis.gl/react-google-maps";
import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import { timeoutMs } from "../../client/http";
import { groupTemples } from "./clusters";
import { type GoogleAccess, listenForRefusal, refusal } from "./googleAccess";
import { cameraOf, toLatLng } from "./googleCamera";
import { areaKm, areasOf, closestFor, country, middleOf, type TempleMapProps, zooms } from "./mapView";
import { PinShape } from "./PinShape";
import { useCamera } from "./useCamera";

listenForRefusal();

const libraries = ["marker"];
/** A mark whose middle, and not its foot, is at its position. */
const middle = { anchorLeft: "-50%", anchorTop: "-50%" } as const;
/** The script is loaded once for a page; it keeps the language it was loaded in. */
let spoken: string | undefined;

type GoogleMapProps = TempleMapProps & { access: GoogleAccess; failed: ReactNode };

/** Temples on Google's map; `failed` stands in its place when the key is dead or the script cannot be had. */
export function GoogleMap({ access, failed, ...map }: GoogleMapProps) {
  const { i18n } = useTranslation();
  const [isFailed, setFailed] = useState(false);
  const onError = useCallback(() => setFailed(true), []);
  spoken ??= i18n.language;
  if (isFailed) return failed;
  return (
    <APIProvider apiKey={access.key} language={spoken} region="IN" libraries={libraries} onError={onError}>
      <LoadedMap {...map} mapId={access.mapId} failed={failed} />
    </APIProvider>
  );
}

type LoadedMapProps = TempleMapProps & { mapId: string; failed: ReactNode };

function LoadedMap({ mapId, failed, ...props }: LoadedMapProps) {
  const { t } = useTranslation();
  const status = useApiLoadingStatus();
  const isRefused = useSyncExternalStore(refusal.subscribe, refusal.get, () => false);
  const isLate = useIsLate(status !== APILoadingStatus.LOADED);
  const [zoom, setZoom] = useState<number>(zooms.around);
  if (isRefused || isLate || status === APILoadingStatus.FAILED) return failed;
  const { searched, isInFlow } = props;
  return (
    <div className="map">
      <section className="map-box" aria-label={t("nearby.map.label")}>
        <GoogleMapBox
          mapId={mapId}
          renderingType="RASTER"
          defaultCenter={toLatLng(searched?.centre ?? country)}
          defaultZoom={searched ? zooms.around : zooms.country}
          maxZoom={zooms.most}
          gestureHandling={isInFlow ? "cooperative" : "greedy"}
          disableDefaultUI
          zoomControl
          clickableIcons={false}
          onBoundsChanged={({ detail }) => props.onFrame?.(detail.bounds)}
          onZoomChanged={({ detail }) => setZoom(Math.round(detail.zoom))}
        >
          <Marks {...props} zoom={zoom} />
        </GoogleMapBox>
      </section>
    </div>
  );
}

/** True once the script has been awaited for as long as any call is. */
function useIsLate(isAwaited: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const clock = setTimeout(() => setLate(true), timeoutMs);
    return () => clearTimeout(clock);
  }, [isAwaited]);
  return isLate && isAwaited;
}

function Marks({ searched, temples, selectedId, markedId, onSelect, frame, zoom }: TempleMapProps & { zoom: number }) {
  const { t, i18n } = useTranslation();
  const map = useMap();
  const camera = useMemo(() => (map ? cameraOf(map) : undefined), [map]);
  useCamera(camera, { searched, temples, selectedId, frame });
  const standingOut = selectedId ?? markedId;
  const groups = useMemo(() => groupTemples(temples, standingOut, zoom), [temples, standingOut, zoom]);
  const areas = useMemo(() => areasOf(temples), [temples]);
  return (
    <>
      {searched && (
        <>
          <Circle
            center={toLatLng(searched.centre)}
            radius={searched.radiusKm * 1000}
            fillColor="#1d4f91"
            fillOpacity={0.05}
            strokeColor="#1d4f91"
            strokeOpacity={0.6}
            strokeWeight={2}
          />
          <AdvancedMarker position={toLatLng(searched.centre)} title={searched.centreName} {...middle}>
            <div className="map-you" />
          </AdvancedMarker>
        </>
      )}
      {areas.map((area) => (
        <Circle
          key={area.id}
          center={toLatLng(area)}
          radius={areaKm * 1000}
          clickable={false}
          fillColor="#a4231c"
          fillOpacity={0.12}
          strokeColor="#a4231c"
          strokeOpacity={0.5}
          strokeWeight={1}
        />
      ))}
      {groups.map(([first, ...more]) =>
        more.length === 0 ? (
          <AdvancedMarker
            key={first.id}
            position={toLatLng(first)}
            title={first.isArea ? t("nearby.map.about", { name: first.name }) : first.name}
            zIndex={first.id === standingOut ? 1000 : 0}
            onClick={() => onSelect(first.id)}
            {...(first.isArea && middle)}
          >
            <PinShape isSelected={first.id === standingOut} isArea={first.isArea} />
          </AdvancedMarker>
        ) : (
          <AdvancedMarker
            key={`${first.id} and ${more.length}`}
            position={toLatLng(middleOf([first, ...more]))}
            title={t("nearby.map.several", {
              count: more.length + 1,
              number: formatNumber(more.length + 1, i18n.language),
            })}
            {...middle}
            onClick={() =>
              camera?.showAll(
                [first, ...more],
                zoom < zooms.area ? closestFor([first, ...more], zooms.most) : zooms.most,
              )
            }
          >
            <div className="map-cluster">
              <b aria-hidden="true">{more.length + 1}</b>
            </div>
          </AdvancedMarker>
        ),
      )}
    </>
  );
}
