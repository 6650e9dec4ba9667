import { createStore } from "./store";

export type Position = { latitude: number; longitude: number };
/** `accuracy` in metres. */
export type ExactPosition = Position & { accuracy: number };
export type PlaceStatus = "idle" | "checking" | "success" | "failed" | "not-secure";
export type Place = { status: PlaceStatus; position: Position; reason?: string };

/** Bangalore, where the visitor's own position cannot be had. */
export const defaultPosition: Position = { latitude: 12.9716, longitude: 77.5946 };
const options: PositionOptions = { timeout: 10_000, maximumAge: 300_000, enableHighAccuracy: true };

/** Three decimals, some 100 m: enough to find what is near, too coarse to say which house. */
export function roundPosition({ latitude, longitude }: Position): Position {
  const round = (degrees: number) => Math.round(degrees * 1000) / 1000;
  return { latitude: round(latitude), longitude: round(longitude) };
}

type Surroundings = { isSecure: () => boolean; locator: () => Geolocation | undefined };
const browser: Surroundings = {
  isSecure: () =>
    globalThis.isSecureContext === true || /^(localhost|127\.0\.0\.1)$/.test(globalThis.location?.hostname),
  locator: () => globalThis.navigator?.geolocation,
};

/** One reading of the device's position, coarse; rejects with an internal reason when it cannot be had. */
export const readPosition = async (surroundings: Surroundings = browser): Promise<Position> =>
  roundPosition(await readDevice(surroundings, options));

/** The same as exact as the device knows it, with how many metres that is: only for a place that the visitor means to tell. */
export const readExactPosition = (surroundings: Surroundings = browser): Promise<ExactPosition> =>
  readDevice(surroundings, { ...options, maximumAge: 0 });

function readDevice({ isSecure, locator }: Surroundings, asked: PositionOptions): Promise<ExactPosition> {
  return new Promise((resolve, reject) => {
    const device = locator();
    if (!isSecure()) reject(new Error("Location requires HTTPS"));
    else if (!device) reject(new Error("Geolocation not supported"));
    else device.getCurrentPosition(({ coords }) => resolve(coords), reject, asked);
  });
}

/** The visitor's place as the whole page shares it: asked once, by a gesture, then known everywhere. */
export function createLocator(surroundings: Surroundings = browser) {
  const unasked: Place = { status: "idle", position: defaultPosition };
  let place = unasked;
  let asking: Promise<Place> | undefined;
  const store = createStore(() => place, "");
  const become = (next: Place) => {
    place = next;
    store.changed();
    return next;
  };
  const ask = async (): Promise<Place> => {
    if (!surroundings.isSecure()) return become({ status: "not-secure", position: defaultPosition });
    become({ ...place, status: "checking" });
    try {
      return become({ status: "success", position: await readPosition(surroundings) });
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : undefined;
      return become({ status: "failed", position: defaultPosition, reason });
    }
  };
  return {
    get: store.get,
    getServer: () => unasked,
    subscribe: store.subscribe,
    /** Asks the device, or joins the question that is already open. */
    locate(): Promise<Place> {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
  };
}

export const locator = createLocator();

/**
 * Calls `act` when the browser would answer without asking the visitor: now, and each time that is allowed later on. What
 * is returned ends it. A browser that cannot tell is one that would ask.
 */
export function onLocationGranted(act: (isLater: boolean) => void): () => void {
  const ended = new AbortController();
  const watch = async () => {
    const permission = await navigator.permissions.query({ name: "geolocation" });
    const look = (isLater: boolean) => !ended.signal.aborted && permission.state === "granted" && act(isLater);
    permission.addEventListener("change", () => look(true), { signal: ended.signal });
    look(false);
  };
  watch().catch(() => undefined);
  return () => ended.abort();
}
