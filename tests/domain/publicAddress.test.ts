import { expect, test } from "vitest";
import { isPublicAddress, publicLookup } from "../../src/server/push/publicAddress";

test.each(["8.8.8.8", "172.15.255.255", "172.32.0.1", "2606:4700:4700::1111"])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:10.0.0.1",
  "64:ff9b::a00:1",
  "fd00::1",
  "fe80::1",
  "not an address",
])("%s is not", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([true, false])("a name that leads to this machine is not connected (all addresses: %s)", async (all) => {
  const said = await new Promise((resolve) => publicLookup("localhost", { all }, (error) => resolve(error?.message)));
  expect(said).toBe("localhost is at no public address");
});
