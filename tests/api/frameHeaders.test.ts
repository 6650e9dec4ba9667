import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { pagePolicy } from "../../src/server/plugins/security";
import { testApp } from "../support/testApp";

describe("headers", () => {
  test.each(["/healthz", "/api/openapi.json", "/api/nothing-here", "/api/users/me"])(
    "%s forbids what data never needs",
    async (address) => {
      const { visitor } = await testApp();
      const { headers } = await visitor.get(address);
      expect(headers["content-security-policy"]).toBe("default-src 'none';frame-ancestors 'none'");
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-resource-policy": "same-origin",
      });
      expect(headers).not.toHaveProperty("x-powered-by");
    },
  );

  test("ask for https only where the product is reached by https", async () => {
    const plain = await testApp();
    expect((await plain.visitor.get("/healthz")).headers).not.toHaveProperty("strict-transport-security");
    const secure = await testApp({ env: { PUBLIC_URL: "https://temples.example" } });
    expect((await secure.visitor.get("/healthz")).headers["strict-transport-security"]).toContain("max-age=31536000");
  });

  test("of a page let in only scripts that carry its nonce, and no frame around it", () => {
    const directives = pagePolicy("n0nce").split("; ");
    expect(directives).toContain("script-src 'self' 'nonce-n0nce'");
    expect(directives).toContain("frame-ancestors 'none'");
    expect(directives).toContain("object-src 'none'");
    expect(directives.filter((each) => each.includes("unsafe"))).toEqual(["style-src-attr 'unsafe-inline'"]);
    expect(directives.join()).not.toContain("unsafe-eval");
    expect(directives.join()).not.toMatch(/google|stripe|razorpay/);
  });

  test("of the console let in styles as they are drawn, and no script without the nonce", () => {
    const directives = pagePolicy("n0nce", { inlineStyles: true }).split("; ");
    expect(directives).toContain("script-src 'self' 'nonce-n0nce'");
    expect(directives.filter((each) => each.includes("unsafe"))).toEqual([
      "style-src 'self' 'unsafe-inline'",
      "style-src-attr 'unsafe-inline'",
    ]);
  });

  test("of the page that pays let in the hosts of the providers that are configured, and nothing unsafe", () => {
    const directives = pagePolicy("n0nce", { paying: ["stripe"] }).split("; ");
    expect(directives).toContain("script-src 'self' 'nonce-n0nce' https://js.stripe.com https://*.js.stripe.com");
    expect(directives).toContain("connect-src 'self' https://api.stripe.com");
    expect(directives.join()).not.toContain("razorpay");
    expect(directives.filter((each) => each.includes("unsafe"))).toEqual(["style-src-attr 'unsafe-inline'"]);
    expect(pagePolicy("n0nce", { paying: ["razorpay"] })).toContain("https://checkout.razorpay.com");
  });

  test("of a page whose API is elsewhere let in that origin, for calls alone", () => {
    const directives = pagePolicy("n0nce", { apiBase: "https://api.example:8443/v1/api" }).split("; ");
    expect(directives.filter((each) => each.includes("api.example"))).toEqual([
      "connect-src 'self' https://api.example:8443",
    ]);
  });

  test("of a page with a key for Google's maps let in Google's hosts, and nothing unsafe", () => {
    const directives = pagePolicy("n0nce", { googleMaps: true }).split("; ");
    const script = "script-src 'self' 'nonce-n0nce' https://maps.googleapis.com https://maps.gstatic.com";
    expect(directives).toContain(script);
    expect(directives.filter((each) => each.includes("unsafe"))).toEqual(["style-src-attr 'unsafe-inline'"]);
  });
});

describe("compression", () => {
  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("%s is used when asked for", async (encoding, decompress) => {
    const { visitor } = await testApp();
    const plain = await visitor.get("/api/openapi.json");
    const packed = await visitor.get("/api/openapi.json", { headers: { "accept-encoding": encoding } });
    expect(packed.headers["content-encoding"]).toBe(encoding);
    expect(packed.headers.vary).toContain("accept-encoding");
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(decompress(packed.rawPayload).toString()).toBe(plain.body);
  });

  test("brotli is preferred, and a short answer stays as it is", async () => {
    const { visitor } = await testApp();
    const headers = { "accept-encoding": "gzip, deflate, br" };
    expect((await visitor.get("/api/openapi.json", { headers })).headers["content-encoding"]).toBe("br");
    expect((await visitor.get("/healthz", { headers })).headers).not.toHaveProperty("content-encoding");
  });
});
