import { isIP } from "node:net";
import { parsedAddress } from "../../domain/webAddress";

const localNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|example|onion)$/;

/**
 * True for an address that messages may be sent to: https at its usual port, at a host with a public name. `service` is
 * one of the operator's own for trying, whose addresses are good as they are.
 */
export function isPushEndpoint(endpoint: string, service: string | undefined): boolean {
  const url = parsedAddress(endpoint);
  if (!url || url.username || url.password) return false;
  if (isOfService(endpoint, service)) return true;
  const { protocol, port, hostname } = url;
  const isNamed = hostname.includes(".") && !hostname.startsWith("[") && isIP(hostname) === 0;
  return protocol === "https:" && port === "" && isNamed && !localNames.test(hostname);
}

/** True for an address of the operator's own push service. */
export const isOfService = (endpoint: string, service: string | undefined): boolean =>
  service !== undefined && parsedAddress(endpoint)?.origin === parsedAddress(service)?.origin;
