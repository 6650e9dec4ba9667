import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Networks that nobody on the internet is reached in (IANA's special-purpose registries). */
const blocked = new BlockList();
const networks: readonly [string, number, "ipv4" | "ipv6"][] = [
  ["0.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.0.0.0", 24, "ipv4"],
  ["192.0.2.0", 24, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["198.18.0.0", 15, "ipv4"],
  ["198.51.100.0", 24, "ipv4"],
  ["203.0.113.0", 24, "ipv4"],
  ["224.0.0.0", 3, "ipv4"],
  ["::", 96, "ipv6"],
  ["64:ff9b::", 96, "ipv6"],
  ["64:ff9b:1::", 48, "ipv6"],
  ["100::", 64, "ipv6"],
  ["2001::", 23, "ipv6"],
  ["2001:db8::", 32, "ipv6"],
  ["2002::", 16, "ipv6"],
  ["fc00::", 7, "ipv6"],
  ["fe80::", 10, "ipv6"],
  ["ff00::", 8, "ipv6"],
];
for (const [address, prefix, family] of networks) blocked.addSubnet(address, prefix, family);

/** True for an IP address that the whole internet may be at; IPv4 written as IPv6 counts as what it stands for. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  return kind !== 0 && !blocked.check(address, kind === 4 ? "ipv4" : "ipv6");
}

/** Looks a name up for a connection, and refuses it when any of its addresses is not public, whatever it said before. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, "", 0);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new Error(`${hostname} is at no public address`), "", 0);
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};
