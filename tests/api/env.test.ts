import { describe, expect, test } from "vitest";
import { clockOf } from "../../src/server/clock";
import { ConfigError, readEnv } from "../../src/server/env";

const production = {
  APP_MODE: "production",
  JWT_SECRET: "thirty-two characters and some more",
  PUBLIC_URL: "https://temples.example",
};

/** The lines of the message with which the start is refused. */
function refusal(variables: Record<string, string>): string[] {
  try {
    readEnv(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split("\n").slice(1);
    throw error;
  }
  return [];
}

describe("the configuration", () => {
  test("of nothing at all is a demo on this machine alone", () => {
    expect(readEnv({})).toMatchObject({
      APP_MODE: "demo",
      PORT: 3000,
      HOST: "127.0.0.1",
      DATA_DIR: "./data",
      PUBLIC_URL: "http://localhost:3000",
      RATE_LIMITS: "on",
    });
  });

  test("of a search cluster is one address or several, and a name that an index may have", () => {
    const SEARCH_URL = "https://user:secret@one.example:9200, http://two.example:9200";
    expect(readEnv({})).toMatchObject({ SEARCH_INDEX: "temples" });
    expect(readEnv({ SEARCH_URL })).toMatchObject({ SEARCH_URL });
    expect(refusal({ SEARCH_URL: "http://one.example,two", SEARCH_INDEX: "Temples*" })).toEqual([
      "  - SEARCH_URL: must be the http address of a search cluster, or several with commas between",
      "  - SEARCH_INDEX: must be lower case letters, digits and hyphens",
    ]);
  });

  test("of Google's maps is a key that looks like one, with Google's own map ID for trying", () => {
    const GOOGLE_MAPS_API_KEY = "AIzaSyA-0123456789_abcdefghijklmnopqrst";
    expect(readEnv({})).not.toHaveProperty("GOOGLE_MAPS_API_KEY");
    expect(readEnv({ GOOGLE_MAPS_API_KEY })).toMatchObject({ GOOGLE_MAPS_API_KEY, GOOGLE_MAPS_MAP_ID: "DEMO_MAP_ID" });
    expect(refusal({ GOOGLE_MAPS_API_KEY: '"><script>', GOOGLE_MAPS_MAP_ID: "a b" })).toEqual([
      "  - GOOGLE_MAPS_API_KEY: must be a key of the Google Maps Platform",
      "  - GOOGLE_MAPS_MAP_ID: must be a map ID of the Google Maps Platform",
    ]);
  });

  test("of an API elsewhere is its address alone", () => {
    const API_BASE = "https://api.temples.example:8443/v1/api";
    expect(readEnv({ API_BASE })).toMatchObject({ API_BASE });
    expect(readEnv({})).not.toHaveProperty("API_BASE");
    for (const wrong of ["/api", "ftp://api.example", 'https://a"><script>', "https://api.example/?a=1"]) {
      expect(refusal({ API_BASE: wrong })).toEqual([
        "  - API_BASE: must be the http address of an API, without a query",
      ]);
    }
  });

  test("takes a blank variable for an absent one", () => {
    expect(readEnv({ PORT: "", DATABASE_URL: "", PUBLIC_URL: "" })).toMatchObject({
      PORT: 3000,
      PUBLIC_URL: "http://localhost:3000",
    });
  });

  test("of production listens for others, and its address ends without a slash", () => {
    expect(readEnv({ ...production, PUBLIC_URL: "https://temples.example/" })).toMatchObject({
      HOST: "0.0.0.0",
      PUBLIC_URL: "https://temples.example",
    });
  });

  test.each([
    ["APP_MODE", "staging"],
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["DATABASE_URL", "mysql://localhost/temples"],
    ["DATABASE_POOL", "0"],
    ["DEMO_PASSWORD", "short"],
    ["PUBLIC_URL", "temples.example"],
    ["JWT_SECRET", "short"],
    ["JWT_SECRET", `${"x".repeat(40)},short`],
    ["JWT_SECRET", `${"x".repeat(40)},`],
    ["RATE_LIMITS", "no"],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "0"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "0.0.0.0/0"],
    ["TRUST_PROXY", "proxy.example"],
    ["LOG_LEVEL", "loud"],
  ])("names %s when it is %s", (name, value) => {
    expect(refusal({ [name]: value })).toEqual([expect.stringContaining(name)]);
  });

  test("of proxies is how many there are or where, and says so to who would believe every caller", () => {
    for (const TRUST_PROXY of ["off", "1", "10.0.0.0/8,127.0.0.1", "2001:db8::/32", "loopback"])
      expect(refusal({ TRUST_PROXY })).toEqual([]);
    expect(refusal({ TRUST_PROXY: "on" })).toEqual([
      "  - TRUST_PROXY: on would believe whatever address a caller writes into X-Forwarded-For; it must be off, how many proxies stand before this server (1 to 9), or their addresses and networks (10.0.0.0/8,127.0.0.1)",
    ]);
  });

  test("of a demo may begin at another time, which then goes on", () => {
    const { DEMO_CLOCK } = readEnv({ DEMO_CLOCK: "2027-01-14T23:59:59+05:30" });
    const now = clockOf({ DEMO_CLOCK });
    const first = now().getTime();
    const sinceStart = first - Date.parse("2027-01-14T18:29:59Z");
    expect(Math.abs(sinceStart - performance.now()), "what the process has run for").toBeLessThan(60_000);
    expect(now().getTime()).toBeGreaterThanOrEqual(first);
    for (const wrong of ["tomorrow", "2027-01-14", "2027-01-14T06:00:00"])
      expect(refusal({ DEMO_CLOCK: wrong })).toEqual([
        "  - DEMO_CLOCK: must be an instant like 2026-10-20T06:00:00+05:30",
      ]);
  });

  test("names every bad variable in one message", () => {
    const lines = refusal({ PORT: "eighty", LOG_LEVEL: "loud", PUBLIC_URL: "nowhere", RATE_LIMITS: "off" });
    expect(lines.map((line) => /[A-Z_]+/.exec(line)?.[0])).toEqual(["PORT", "PUBLIC_URL", "LOG_LEVEL"]);
  });

  test("says what a variable may be", () => {
    expect(refusal({ APP_MODE: "staging" })).toEqual(["  - APP_MODE must be one of demo, production"]);
  });

  test("never repeats a secret", () => {
    expect(refusal({ JWT_SECRET: "hunter2", DEMO_PASSWORD: "hunter2" }).join()).not.toContain("hunter2");
  });
});

test("a bucket of backups is reached as that of pictures, or says itself how", () => {
  const S3 = { S3_ENDPOINT: "https://s3.example", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" };
  const BACKUP_S3_BUCKET = "safe";
  expect(readEnv({ ...S3, S3_BUCKET: "temples", BACKUP_S3_BUCKET })).toMatchObject({
    BACKUP_S3_BUCKET,
    BACKUP_KEEP: 7,
  });
  expect(refusal({ BACKUP_S3_BUCKET, BACKUP_S3_ENDPOINT: "https://s3.example" })).toEqual([
    "  - BACKUP_S3_ACCESS_KEY_ID or S3_ACCESS_KEY_ID is required with BACKUP_S3_BUCKET",
    "  - BACKUP_S3_SECRET_ACCESS_KEY or S3_SECRET_ACCESS_KEY is required with BACKUP_S3_BUCKET",
  ]);
  expect(refusal({ BACKUP_S3_ENDPOINT: "https://s3.example" })).toEqual([
    "  - BACKUP_S3_ENDPOINT has no use without BACKUP_S3_BUCKET",
  ]);
});

describe("production", () => {
  test("starts with a secret and an https address", () => {
    expect(refusal(production)).toEqual([]);
  });

  test.each([
    ["without a secret", { JWT_SECRET: "" }, "JWT_SECRET"],
    ["without an address", { PUBLIC_URL: "" }, "PUBLIC_URL"],
    ["with an address anyone can listen to", { PUBLIC_URL: "http://temples.example" }, "PUBLIC_URL"],
    ["with limits switched off", { RATE_LIMITS: "off" }, "RATE_LIMITS"],
    ["at a time that is not the machine's", { DEMO_CLOCK: "2026-10-20T06:00:00Z" }, "DEMO_CLOCK"],
    ["with a demo password", { DEMO_PASSWORD: "lotus lamp bell" }, "DEMO_PASSWORD"],
  ])("does not start %s", (_, change, named) => {
    expect(refusal({ ...production, ...change })).toEqual([expect.stringContaining(named)]);
  });

  test.each(["sk_test_abc", "rk_test_abc"])("does not give anything for the test money of Stripe's %s", (secret) => {
    const stripe = {
      STRIPE_SECRET_KEY: secret,
      STRIPE_PUBLISHABLE_KEY: "pk_test_abc",
      STRIPE_WEBHOOK_SECRET: "whsec_abc",
    };
    expect(refusal({ ...production, ...stripe })).toEqual([expect.stringContaining("STRIPE_SECRET_KEY is a test key")]);
    expect(refusal(stripe)).toEqual([]);
  });

  test("does not give anything for the test money of Razorpay", () => {
    const secrets = { RAZORPAY_KEY_SECRET: "a secret of a key", RAZORPAY_WEBHOOK_SECRET: "a secret of a webhook" };
    const razorpay = { RAZORPAY_KEY_ID: "rzp_test_abc", ...secrets };
    expect(refusal({ ...production, ...razorpay })).toEqual([expect.stringContaining("RAZORPAY_KEY_ID is a test key")]);
    expect(refusal(razorpay)).toEqual([]);
    expect(refusal({ ...production, ...razorpay, RAZORPAY_KEY_ID: "rzp_live_abc" })).toEqual([]);
  });

  test("names all that is missing at once", () => {
    expect(refusal({ APP_MODE: "production", RATE_LIMITS: "off" })).toHaveLength(3);
  });
});
