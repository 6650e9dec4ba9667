import { generateKeyPairSync, sign } from "node:crypto";

/** A value as DER writes it: its kind, its length, and what is in it. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  // longer ones are told in as few bytes as hold them; nothing here has more than two
  const bytes = [value.length >> 8, value.length & 255].slice(value.length < 256 ? 1 : 0);
  const length = value.length < 128 ? [value.length] : [0x80 + bytes.length, ...bytes];
  return Buffer.concat([Buffer.from([tag, ...length]), value]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const identifier = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const time = (text: string) => der(0x18, Buffer.from(text));

/** A key and a certificate that vouches for itself, for a server whose visitors do not ask who it is. */
export function ownCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = sequence(identifier("2a8648ce3d040302")); // ECDSA with SHA-256
  const name = sequence(der(0x31, sequence(identifier("550403"), der(0x0c, Buffer.from("tests")))));
  const told = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))), // version 3
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(time("20200101000000Z"), time("20991231235959Z")),
    name,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", told, privateKey));
  const body = sequence(told, algorithm, signature).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`,
  };
}
