import { isIP } from "node:net";
import { z } from "zod";

const MEANING =
  "must be off, how many proxies stand before this server (1 to 9), or their addresses and networks (10.0.0.0/8,127.0.0.1)";
const ON = `on would believe whatever address a caller writes into X-Forwarded-For; it ${MEANING}`;

/** Fastify's `trustProxy`; a function is asked for each address, from the one that called (hop 0) outwards. */
type Trust = false | string[] | ((address: string, hop: number) => boolean);

/**
 * Which proxies are believed when they say who calls: none, as many as stand before this server, or those at these
 * addresses and networks. What a caller writes into X-Forwarded-For comes before what these add, and is not read.
 */
export const TrustProxy = z
  .string()
  .default("off")
  .transform((text, context): Trust => {
    const given = text.trim();
    if (given === "off") return false;
    // Fastify takes a number for a mistake, since whoever reaches this port past the proxies is believed as well
    if (/^[1-9]$/.test(given)) return (_, hop) => hop < Number(given);
    const proxies = given.split(",").map((each) => each.trim());
    if (proxies.every(isNetwork)) return proxies;
    context.addIssue({ code: "custom", message: /^(on|true|yes|all|\*)$/i.test(given) ? ON : MEANING });
    return z.NEVER;
  });

/** An address, a network of addresses that is not all of them, or a name Fastify knows for some. */
function isNetwork(text: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(text)) return true;
  const [address = "", prefix, ...rest] = text.split("/");
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits);
}
