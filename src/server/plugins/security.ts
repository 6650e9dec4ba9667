import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import fp from "fastify-plugin";
import helmet, { type HelmetOptions } from "helmet";

/**
 * Headers of every answer. Data answers forbid everything; pages set their own Content-Security-Policy with a nonce
 * where they are rendered (`pagePolicy`). They are the same each time, so Helmet makes them once.
 */
export const security = fp(async (app) => {
  const headers = headersOf({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    frameguard: { action: "deny" },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: "same-origin" },
    strictTransportSecurity: app.env.PUBLIC_URL.startsWith("https://") ? { maxAge: 31_536_000 } : false,
  });
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
});

type PolicyOptions = {
  googleMaps?: boolean;
  paying?: readonly PayingScript[];
  /** Where the pages call the API, when that is elsewhere. */
  apiBase?: string;
  /** For the console: Ant Design makes style elements as it draws, and gives some of them no nonce. */
  inlineStyles?: boolean;
};

function headersOf(options: HelmetOptions) {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => undefined);
  return response.getHeaders();
}

/** What the scripts of payment providers need on the page that pays, as the providers name it. */
const providers = {
  stripe: {
    script: "https://js.stripe.com https://*.js.stripe.com",
    frame: "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    connect: "https://api.stripe.com",
    img: "https://*.stripe.com",
  },
  razorpay: {
    script: "https://checkout.razorpay.com",
    frame: "https://api.razorpay.com https://checkout.razorpay.com",
    connect: "https://api.razorpay.com https://checkout.razorpay.com https://lumberjack.razorpay.com",
    img: "https://cdn.razorpay.com",
  },
} as const;
export type PayingScript = keyof typeof providers;
export const payingScripts = ["stripe", "razorpay"] as const satisfies readonly PayingScript[];

/**
 * The policy of a page whose scripts and styles carry `nonce`; pictures may come from Wikimedia Commons and map tiles.
 * Google's hosts are let in with `googleMaps` alone: where the server has a key for its maps; those of payment providers
 * on the page that pays, when they are configured.
 */
export function pagePolicy(
  nonce: string,
  { googleMaps = false, paying = [], apiBase, inlineStyles = false }: PolicyOptions = {},
): string {
  const hosts = (kind: keyof (typeof providers)[PayingScript]) =>
    paying.map((name) => ` ${providers[name][kind]}`).join("");
  const google = (sources: string) => (googleMaps ? ` ${sources}` : "");
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${google("https://maps.googleapis.com https://maps.gstatic.com")}${hosts("script")}`,
    `style-src 'self' ${inlineStyles ? "'unsafe-inline'" : `'nonce-${nonce}'`}${google("https://fonts.googleapis.com")}`,
    // React and Ant Design set style attributes on single elements; they can carry no script
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: https://upload.wikimedia.org https://commons.wikimedia.org https://tile.openstreetmap.org${google("https://*.googleapis.com https://*.gstatic.com")}${hosts("img")}`,
    `font-src 'self'${google("https://fonts.gstatic.com")}`,
    `connect-src 'self'${apiBase ? ` ${new URL(apiBase).origin}` : ""}${google("https://*.googleapis.com https://*.gstatic.com")}${hosts("connect")}`,
    `frame-src https://www.youtube-nocookie.com${hosts("frame")}`, // broadcasts, once one is asked for
    `worker-src 'self'${google("blob:")}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
