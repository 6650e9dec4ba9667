import { createECDH, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from "node:crypto";
import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyInstance {
    /** Signs tickets under the server's secret in use; what an earlier one signed is still good. */
    ticketKeys: TicketKeys;
  }
}

type TicketKeys = {
  /** ECDSA on P-256 with SHA-256, as browsers verify it too; 64 bytes, base64url. */
  sign: (text: string) => string;
  isGood: (text: string, signature: string) => boolean;
  /** the coordinates of the public keys, base64url */
  publicKeys: { x: string; y: string }[];
};

type Pair = { secret: KeyObject; open: KeyObject; x: string; y: string };

/** The keys that sign tickets follow from the server's secrets, so that there is nothing more to keep or to lose. */
export const ticketKeys = fp<{ secrets: readonly string[] }>(async (app, { secrets }) => {
  const pairs = secrets.map((secret) => pairUnder(secret));
  const [current] = pairs;
  app.decorate("ticketKeys", {
    sign: (text: string) => {
      if (!current) throw new Error("no secret to sign tickets with");
      return sign("sha256", Buffer.from(text), { key: current.secret, dsaEncoding: "ieee-p1363" }).toString(
        "base64url",
      );
    },
    isGood: (text: string, signature: string) =>
      pairs.some(({ open }) =>
        verify(
          "sha256",
          Buffer.from(text),
          { key: open, dsaEncoding: "ieee-p1363" },
          Buffer.from(signature, "base64url"),
        ),
      ),
    publicKeys: pairs.map(({ x, y }) => ({ x, y })),
  });
});

/** A number that is no key of the curve (one in 2³²) is passed over. */
function pairUnder(secret: string, round = 0): Pair {
  const number = Buffer.from(hkdfSync("sha256", secret, "", `tickets ${round}`, 32));
  const curve = createECDH("prime256v1");
  try {
    curve.setPrivateKey(number);
  } catch {
    return pairUnder(secret, round + 1);
  }
  const point = curve.getPublicKey();
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const jwk = { kty: "EC", crv: "P-256", x, y };
  return {
    secret: createPrivateKey({ key: { ...jwk, d: number.toString("base64url") }, format: "jwk" }),
    open: createPublicKey({ key: jwk, format: "jwk" }),
    x,
    y,
  };
}
