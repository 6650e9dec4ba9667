import { expect, test } from "vitest";
import { returnAddress } from "../../src/client/returnAddress";

const origin = "https://temples.example";

test("a page of this origin is gone back to with its query", () => {
  expect(returnAddress("?to=%2Fadmin%2Ftemples%3Fstatus%3Dpending", origin)).toBe("/admin/temples?status=pending");
});

test.each([
  "",
  "?to=",
  "?to=admin",
  "?to=https%3A%2F%2Fevil.example",
  "?to=//evil.example",
  "?to=/%5Cevil.example",
  "?to=/%09/evil.example",
  "?to=javascript:alert(1)",
])("%j leads nowhere", (search) => {
  expect(returnAddress(search, origin)).toBeUndefined();
});
