import { z } from "zod";
import { trimEndOf } from "../domain/trimText";
import { parsedAddress } from "../domain/webAddress";
import { TrustProxy } from "./trustProxy";

const flag = z.enum(["on", "off"]);
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

const isHttpAddress = (text: string) => /^https?:$/.test(parsedAddress(text.trim())?.protocol ?? "");

const Variables = z.object({
  APP_MODE: z.enum(["demo", "production"]).default("demo"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres://")
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DATABASE_WAIT: z.coerce.number().int().min(0).max(86_400).default(300),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, "must start with redis:// or rediss://")
    .optional(),
  SEARCH_URL: z
    .string()
    .refine(
      (list) => list.split(",").every(isHttpAddress),
      "must be the http address of a search cluster, or several with commas between",
    )
    .optional(),
  SEARCH_INDEX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,99}$/, "must be lower case letters, digits and hyphens")
    .default("temples"),
  DEMO_PASSWORD: z.string().min(8, "must have at least 8 characters").optional(),
  DEMO_SAMPLES: flag.default("on"),
  DEMO_CLOCK: z.iso.datetime({ offset: true, error: "must be an instant like 2026-10-20T06:00:00+05:30" }).optional(),
  PUBLIC_URL: z.url().optional(),
  API_BASE: z
    .string()
    .refine(
      (address) => /^https?:\/\/[\w.-]+(:\d+)?(\/[\w./-]*)?$/.test(address) && parsedAddress(address) !== undefined,
      "must be the http address of an API, without a query",
    )
    .optional(),
  JWT_SECRET: z
    .string()
    .transform((list) => list.split(",").map((secret) => secret.trim()))
    .refine(
      (secrets) => secrets.every(({ length }) => length >= 32),
      "must have at least 32 characters, each of several",
    )
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")
    .optional(),
  SMS_URL: z.url("must be the http address of the SMS gateway").optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, "must be a VAPID public key: 65 bytes as base64url")
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "must be a VAPID private key: 32 bytes as base64url")
    .optional(),
  PUSH_SERVICE_URL: z.url("must be the http address of a push service").optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n@]*@[^\r\n]+$/, "must be an address, or a name with an address in angle brackets")
    .optional(),
  S3_ENDPOINT: z.url("must be the http address of the storage").optional(),
  S3_BUCKET: z.string().regex(bucketName, "must be a bucket's name").optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  BACKUP_KEY: z.string().min(32, "must have at least 32 characters").optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(3_660).default(7),
  BACKUP_S3_ENDPOINT: z.url("must be the http address of the storage").optional(),
  BACKUP_S3_BUCKET: z.string().regex(bucketName, "must be a bucket's name").optional(),
  BACKUP_S3_REGION: z.string().min(1).optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  GOOGLE_MAPS_API_KEY: z
    .string()
    .regex(/^[\w-]{20,100}$/, "must be a key of the Google Maps Platform")
    .optional(),
  GOOGLE_MAPS_MAP_ID: z
    .string()
    .regex(/^[\w-]{1,100}$/, "must be a map ID of the Google Maps Platform")
    .default("DEMO_MAP_ID"),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, "must be a secret key of Stripe")
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, "must be a publishable key of Stripe")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=]+$/, "must be the signing secret of a webhook of Stripe")
    .optional(),
  STRIPE_API_URL: z.url("must be the http address of a server that speaks Stripe's protocol").optional(),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_\w+$/, "must be a key id of Razorpay")
    .optional(),
  RAZORPAY_KEY_SECRET: z.string().min(8, "must be the secret of the key").optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(8, "must have at least 8 characters").optional(),
  RAZORPAY_API_URL: z.url("must be the http address of a server that speaks Razorpay's protocol").optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, "must have 16 to 200 characters, without blanks")
    .optional(),
  RATE_LIMITS: flag.default("on"),
  TRUST_PROXY: TrustProxy,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

export type Env = Omit<z.infer<typeof Variables>, "HOST" | "PUBLIC_URL"> & { HOST: string; PUBLIC_URL: string };

/** Thrown at start with one line per bad variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/**
 * Reads the configuration from environment variables; a blank one counts as absent.
 * Every bad variable is named in one `ConfigError`, so that a deployment is mended in one go.
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = Variables.safeParse(given);
  const problems = parsed.success
    ? [
        ...productionProblems(parsed.data),
        ...togetherProblems(parsed.data),
        ...backupProblems(parsed.data),
        ...gatewayProblems(parsed.data),
      ]
    : parsed.error.issues.map(describe);
  if (problems.length > 0 || !parsed.success) {
    throw new ConfigError(`The configuration is not usable:\n${problems.map((line) => `  - ${line}`).join("\n")}`);
  }
  const env = parsed.data;
  return {
    ...env,
    HOST: env.HOST ?? (env.APP_MODE === "demo" ? "127.0.0.1" : "0.0.0.0"),
    PUBLIC_URL: trimEndOf(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`, /\//),
  };
}

function describe(issue: z.core.$ZodIssue): string {
  const name = issue.path.join(".");
  return issue.code === "invalid_value"
    ? `${name} must be one of ${issue.values.join(", ")}`
    : `${name}: ${issue.message}`;
}

function productionProblems(env: z.infer<typeof Variables>): string[] {
  if (env.APP_MODE !== "production") return [];
  const problems: string[] = [];
  if (!env.JWT_SECRET) problems.push("JWT_SECRET is required with APP_MODE=production (32 characters or more)");
  if (!env.PUBLIC_URL?.startsWith("https://"))
    problems.push("PUBLIC_URL must be an https address with APP_MODE=production");
  if (env.RATE_LIMITS === "off")
    problems.push("RATE_LIMITS=off is for benches only and refused with APP_MODE=production");
  if (env.DEMO_PASSWORD) problems.push("DEMO_PASSWORD has no use with APP_MODE=production, which has no demo accounts");
  if (env.DEMO_CLOCK) problems.push("DEMO_CLOCK is for demos and tests only and refused with APP_MODE=production");
  // whoever knows the cards of a provider's test mode, and they are public, would book and buy for nothing
  for (const name of ["STRIPE_SECRET_KEY", "RAZORPAY_KEY_ID"] as const)
    if (env[name]?.includes("_test_"))
      problems.push(
        `${name} is a test key: it takes no money, so it is refused with APP_MODE=production; use APP_MODE=demo for trials`,
      );
  return problems;
}

/** What works only with all of its variables. */
const together = {
  S3: ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  VAPID: ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"],
  STRIPE: ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
  RAZORPAY: ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"],
} as const;

function togetherProblems(env: z.infer<typeof Variables>): string[] {
  return Object.entries(together).flatMap(([prefix, needed]) => {
    const missing = needed.filter((name) => env[name] === undefined);
    if (missing.length === needed.length) return [];
    return missing.map((name) => `${name} is required when another ${prefix}_ variable is set`);
  });
}

/** A bucket of backups is reached as the pictures' one is, but for what is said of it alone. */
function backupProblems(env: z.infer<typeof Variables>): string[] {
  const needed = ["ENDPOINT", "ACCESS_KEY_ID", "SECRET_ACCESS_KEY"] as const;
  if (env.BACKUP_S3_BUCKET === undefined) {
    const idle = needed.filter((name) => env[`BACKUP_S3_${name}`] !== undefined);
    return idle.map((name) => `BACKUP_S3_${name} has no use without BACKUP_S3_BUCKET`);
  }
  const missing = needed.filter((name) => (env[`BACKUP_S3_${name}`] ?? env[`S3_${name}`]) === undefined);
  return missing.map((name) => `BACKUP_S3_${name} or S3_${name} is required with BACKUP_S3_BUCKET`);
}

/** Keys of which some move money and some do not would promise one thing and do the other. */
function gatewayProblems(env: z.infer<typeof Variables>): string[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: shown } = env;
  const problems: string[] = [];
  if (secret && shown && secret.includes("_live_") !== shown.includes("_live_"))
    problems.push("STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys or both test keys");
  if (env.STRIPE_API_URL && !secret) problems.push("STRIPE_API_URL has no use without STRIPE_SECRET_KEY");
  if (env.RAZORPAY_API_URL && !env.RAZORPAY_KEY_ID)
    problems.push("RAZORPAY_API_URL has no use without RAZORPAY_KEY_ID");
  return problems;
}
