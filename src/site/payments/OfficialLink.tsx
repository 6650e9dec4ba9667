import { parsedAddress } from "../../domain/webAddress";

/** A temple's own site, by its host, in another tab. */
export const OfficialLink = ({ address }: { address: string }) => (
  <a href={address} target="_blank" rel="noopener noreferrer">
    {parsedAddress(address)?.host ?? address}
  </a>
);
