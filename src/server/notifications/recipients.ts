import { createHash } from "node:crypto";
import { strangerLimits } from "../../contract/heldLimits";
import type { Db } from "../db/open";
import { AppError } from "../errors";
import type { Locale } from "../locale";
import { preferredLocale } from "../preferredLocale";
import { type Quota, takeFrom } from "../quotas";
import { deviceAddress } from "./deviceAddress";

const DAY_MS = 86_400_000;
type Channel = keyof typeof strangerLimits;

/**
 * Somebody the product may write to. Nothing is queued for an address or number that is not one of these, and they are
 * made in this file alone: for what its owner has confirmed, or, counted and few, for what nobody has confirmed yet.
 */
export class Recipient {
  private constructor(
    readonly channel: Channel | "push",
    readonly address: string,
  ) {}

  /** Who the account is and where it may be written to; undefined for one that is gone or switched off. */
  static async ofAccount(db: Db, id: number): Promise<AccountRecipient | undefined> {
    const user = await db
      .selectFrom("users")
      .select(["name", "email", "email_verified_at", "phone", "phone_verified_at", "preferences"])
      .where("id", "=", id)
      .where("active", "=", 1)
      .executeTakeFirst();
    if (!user) return undefined;
    return {
      name: user.name,
      locale: preferredLocale(user.preferences),
      mail: user.email_verified_at === null ? undefined : new Recipient("mail", user.email),
      sms: user.phone === null || user.phone_verified_at === null ? undefined : new Recipient("sms", user.phone),
    };
  }

  /** A device whose browser was asked, and subscribed. */
  static ofDevice(id: number): Recipient {
    return new Recipient("push", deviceAddress(id));
  }

  /** An address or number that nobody has confirmed, as long as little has gone there today; undefined afterwards. */
  static async ofStranger(db: Db, stranger: Stranger, now: Date): Promise<Recipient | undefined> {
    try {
      await takeFrom(db, quotasOf(stranger), now);
    } catch (error) {
      if (error instanceof AppError && error.code === "tooManyRequests") return undefined;
      throw error;
    }
    return new Recipient(stranger.channel, stranger.address);
  }
}

export type AccountRecipient = {
  name: string;
  /** the language it named among its preferences */
  locale: Locale | undefined;
  /** the address its owner confirmed */
  mail: Recipient | undefined;
  /** the number its owner confirmed */
  sms: Recipient | undefined;
};

/** `caller` is the key of whoever causes the letter, `userId` the account it is about; absent where nobody asked for it. */
export type Stranger = { channel: Channel; address: string; caller?: string; userId?: number };

function quotasOf({ channel, address, caller, userId }: Stranger): Quota[] {
  const limits = strangerLimits[channel];
  const quota = (key: string, limit: number): Quota => ({ key: `stranger ${channel} ${key}`, limit, windowMs: DAY_MS });
  return [
    quota(`to ${digestOf(address)}`, limits.recipient),
    quota("all", limits.all),
    ...(caller === undefined ? [] : [quota(`by ${caller}`, limits.caller)]),
    ...(userId === undefined ? [] : [quota(`for ${userId}`, limits.account)]),
  ];
}

/** The table of quotas names nobody. */
const digestOf = (address: string) =>
  createHash("sha256").update(address.trim().toLowerCase()).digest("base64url").slice(0, 27);
