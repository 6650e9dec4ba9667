import { describe, expect, test } from "vitest";
import { createFavourites } from "../../src/client/favourites";
import { createLocator, defaultPosition, readPosition, roundPosition } from "../../src/client/geolocation";
import { chooseLanguage, isInKannadaBox, languageInCookie } from "../../src/client/language";
import { createSession, readToken } from "../../src/client/session";
import { createStorage } from "../../src/client/storage";

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");
const tokenOf = (payload: object) => `${encode({ alg: "HS256" })}.${encode(payload)}.signature`;
const good = tokenOf({ sub: "7", role: "TEMPLE_ADMIN", name: "Asha", exp: 2_000 });

function mapStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
const fullStorage = (): Storage => ({
  ...mapStorage(),
  setItem: () => {
    throw new DOMException("full", "QuotaExceededError");
  },
});

describe("storage", () => {
  test("that is full or forbidden is made up for until the page is left", () => {
    for (const open of [
      () => fullStorage(),
      () => {
        throw new Error("forbidden");
      },
      () => undefined,
    ]) {
      const storage = createStorage(open);
      storage.set("locale", "hi");
      expect(storage.get("locale")).toBe("hi");
      storage.remove("locale");
      expect(storage.get("locale")).toBeUndefined();
    }
  });
});

describe("the session", () => {
  test.each([
    ["no token", undefined],
    ["an unreadable token", "not.a.token"],
    ["an expired token", tokenOf({ role: "ADMIN", exp: 1 })],
    ["a role nobody has", tokenOf({ role: "EMPEROR", exp: 2_000 })],
    ["no role", tokenOf({ exp: 2_000 })],
  ])("of %s is a visitor's", (_name, token) => {
    expect(readToken(token, 1_000_000)).toEqual({ role: "VISITOR" });
  });

  test("of a good token says who it is", () => {
    expect(readToken(good, 1_000_000)).toMatchObject({ role: "TEMPLE_ADMIN", name: "Asha", userId: "7", token: good });
  });

  test("follows signing in and out, and tells who listens", () => {
    const held = mapStorage();
    const session = createSession(
      createStorage(() => held),
      () => 1_000_000,
    );
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.get().role));
    session.signIn(good);
    session.signOut();
    expect(seen).toEqual(["TEMPLE_ADMIN", "VISITOR"]);
    expect(session.token()).toBeUndefined();
  });

  test("ends by itself when the token does, and sends it no more", () => {
    let now = 1_999_999;
    const session = createSession(
      createStorage(() => undefined),
      () => now,
    );
    session.signIn(good);
    expect(session.get().role).toBe("TEMPLE_ADMIN");
    now = 2_000_000;
    expect([session.get().role, session.token()]).toEqual(["VISITOR", undefined]);
  });

  test("is the same object until it changes, as React asks", () => {
    const session = createSession(
      createStorage(() => undefined),
      () => 1_000_000,
    );
    session.signIn(good);
    expect(session.get()).toBe(session.get());
  });
});

describe("the language", () => {
  const bangalore = { latitude: 12.97, longitude: 77.59 };
  test.each([
    [{ query: "hi", stored: "kn", position: bangalore }, "hi", "choice"],
    [{ query: "fr", stored: "kn" }, "kn", "choice"],
    [{ query: null, stored: "en", position: bangalore }, "en", "choice"],
    [{ position: bangalore }, "kn", "place"],
    [{ position: { latitude: 28.6, longitude: 77.2 } }, "en", "default"],
    [{ query: "EN" }, "en", "default"],
    [{}, "en", "default"],
  ])("of %j is %s by %s", (clues, language, by) => {
    expect(chooseLanguage(clues)).toEqual({ language, by });
  });

  test("the box where Kannada is spoken includes its edges and nothing beyond", () => {
    expect(isInKannadaBox({ latitude: 11.5, longitude: 74 })).toBe(true);
    expect(isInKannadaBox({ latitude: 18.8, longitude: 78.8 })).toBe(true);
    expect(isInKannadaBox({ latitude: 11.49, longitude: 76 })).toBe(false);
    expect(isInKannadaBox({ latitude: 18.81, longitude: 76 })).toBe(false);
    expect(isInKannadaBox({ latitude: 15, longitude: 73.99 })).toBe(false);
    expect(isInKannadaBox({ latitude: 15, longitude: 78.81 })).toBe(false);
  });

  test.each([
    ["lang=hi", "hi"],
    ["a=b; lang=kn; c=d", "kn"],
    ["a=b; lang=hi-visit", "hi"],
    ["slang=hi", undefined],
    ["lang=fr", undefined],
    ["", undefined],
  ])("in the cookies %j is %s", (cookies, language) => {
    expect(languageInCookie(cookies)).toBe(language);
  });
});

describe("favourites", () => {
  test("are kept as a list of ids under savedTemples", () => {
    const held = mapStorage();
    const favourites = createFavourites(createStorage(() => held));
    expect(favourites.toggle(5)).toBe(true);
    expect(favourites.toggle(9)).toBe(true);
    expect(favourites.toggle(5)).toBe(false);
    expect(held.getItem("savedTemples")).toBe("[9]");
    expect(createFavourites(createStorage(() => held)).get()).toEqual([9]);
  });

  test.each(["not json", "{}", "null", '["x", 3]'])("of a spoilt list %s are what can be read", (text) => {
    const held = mapStorage();
    held.setItem("savedTemples", text);
    expect(createFavourites(createStorage(() => held)).get()).toEqual(text.includes("3") ? [3] : []);
  });
});

describe("the visitor's place", () => {
  const at = (latitude: number, longitude: number): Pick<Geolocation, "getCurrentPosition"> => ({
    getCurrentPosition: (found) =>
      found({ coords: { latitude, longitude } as GeolocationCoordinates, timestamp: 0 } as GeolocationPosition),
  });
  const refusing: Pick<Geolocation, "getCurrentPosition"> = {
    getCurrentPosition: (_found, failed) => failed?.({ code: 1, message: "denied" } as GeolocationPositionError),
  };
  const locatorOver = (device: Pick<Geolocation, "getCurrentPosition"> | undefined, isSecure = true) =>
    createLocator({ isSecure: () => isSecure, locator: () => device as Geolocation | undefined });

  test("is rounded to three decimals before anyone sees it", async () => {
    expect(roundPosition({ latitude: 12.971599, longitude: 77.594566 })).toEqual({
      latitude: 12.972,
      longitude: 77.595,
    });
    expect((await locatorOver(at(12.971599, 77.594566)).locate()).position).toEqual({
      latitude: 12.972,
      longitude: 77.595,
    });
  });

  test("is asked for exactly, within ten seconds, and may be five minutes old", async () => {
    const asked: (PositionOptions | undefined)[] = [];
    const device: Pick<Geolocation, "getCurrentPosition"> = {
      getCurrentPosition: (found, failed, options) => {
        asked.push(options);
        at(28.6, 77.2).getCurrentPosition(found, failed, options);
      },
    };
    await locatorOver(device).locate();
    expect(asked).toEqual([{ timeout: 10_000, maximumAge: 300_000, enableHighAccuracy: true }]);
  });

  test("goes from checking to success", async () => {
    const locator = locatorOver(at(28.6, 77.2));
    const seen: string[] = [];
    locator.subscribe(() => seen.push(locator.get().status));
    await locator.locate();
    expect(seen).toEqual(["checking", "success"]);
  });

  test.each([
    ["refused", locatorOver(refusing), "failed"],
    ["not supported", locatorOver(undefined), "failed"],
    ["on an open connection", locatorOver(at(28.6, 77.2), false), "not-secure"],
  ])("%s falls back to Bangalore", async (_why, locator, status) => {
    expect(await locator.locate()).toMatchObject({ status, position: defaultPosition });
  });

  test("is Bangalore where none can be had", () => {
    expect(defaultPosition).toEqual({ latitude: 12.9716, longitude: 77.5946 });
  });

  test.each([
    ["Location requires HTTPS", false],
    ["Geolocation not supported", true],
  ])("that cannot be read has its reason: %s", async (reason, isSecure) => {
    const reading = readPosition({ isSecure: () => isSecure, locator: () => undefined });
    await expect(reading).rejects.toThrow(reason);
  });
});
