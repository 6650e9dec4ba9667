import { createCipheriv, createDecipheriv, randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import { Transform, type TransformCallback } from "node:stream";
import { BackupError } from "./backupError";

/**
 * An encrypted archive: `TEMPLES1`, a salt of 16 bytes, 16 bytes that tell the key, then records. scrypt (N 16384, r 8,
 * p 1) makes 48 bytes of the key and the salt: the key of AES-256-GCM, and what tells it. Each record is up to 65,536
 * bytes encrypted and their tag of 16; all but the last are full. The nonce of a record is 7 zero bytes, its number from
 * 0 in 4 (big endian), and 1 for the last one, else 0; the head is authenticated with each. So no record can be changed,
 * moved or left out, and an archive that was cut off has no last one.
 */
const MAGIC = Buffer.from("TEMPLES1");
/** So many bytes tell whether an archive is encrypted. */
export const MAGIC_BYTES = MAGIC.length;
const SALT_BYTES = 16;
const CHECK_BYTES = 16;
const HEAD_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES;
const RECORD_BYTES = 65_536;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const CUT_OFF = "The archive is damaged or was cut off.";

/** True for the first bytes of an encrypted archive. */
export const isEncrypted = (start: Buffer): boolean => start.subarray(0, MAGIC.length).equals(MAGIC);

type Keys = { key: Buffer; head: Buffer };

function keysOf(secret: string, salt: Buffer): Keys {
  const made = scryptSync(secret, salt, KEY_BYTES + CHECK_BYTES);
  return { key: made.subarray(0, KEY_BYTES), head: Buffer.concat([MAGIC, salt, made.subarray(KEY_BYTES)]) };
}

function nonceOf(record: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(record, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Cuts what flows through it into records; the last one is known when nothing follows. */
abstract class Records extends Transform {
  private held: Buffer[] = [];
  private heldBytes = 0;
  private count = 0;

  constructor(private readonly size: number) {
    super();
  }

  protected abstract record(bytes: Buffer, nonce: Buffer): Buffer;

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.held.push(chunk);
    this.heldBytes += chunk.length;
    attempt(done, () => {
      if (this.heldBytes > this.size) this.writeFull();
    });
  }

  override _flush(done: TransformCallback): void {
    attempt(done, () => this.push(this.record(Buffer.concat(this.held), nonceOf(this.count, true))));
  }

  private writeFull(): void {
    const all = Buffer.concat(this.held);
    let at = 0;
    for (; all.length - at > this.size; at += this.size)
      this.push(this.record(all.subarray(at, at + this.size), nonceOf(this.count++, false)));
    this.held = [all.subarray(at)];
    this.heldBytes = all.length - at;
  }
}

function attempt(done: TransformCallback, work: () => unknown): void {
  try {
    work();
    done();
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
}

/** Encrypts what flows through it. */
export class Encrypting extends Records {
  private readonly keys: Keys;

  constructor(secret: string) {
    super(RECORD_BYTES);
    this.keys = keysOf(secret, randomBytes(SALT_BYTES));
    this.push(this.keys.head);
  }

  protected record(bytes: Buffer, nonce: Buffer): Buffer {
    const cipher = createCipheriv("aes-256-gcm", this.keys.key, nonce).setAAD(this.keys.head);
    return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Decrypts what flows through it; fails on another key, and on anything that was changed or cut off. */
export class Decrypting extends Records {
  private keys: Keys | undefined;
  private start: Buffer = Buffer.alloc(0);

  constructor(private readonly secret: string) {
    super(RECORD_BYTES + TAG_BYTES);
  }

  override _transform(chunk: Buffer, encoding: BufferEncoding, done: TransformCallback): void {
    let rest = chunk;
    try {
      if (!this.keys) rest = this.readHead(chunk);
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    super._transform(rest, encoding, done);
  }

  /** Finds the key by the head, once all of that is there; answers what follows it. */
  private readHead(chunk: Buffer): Buffer {
    this.start = Buffer.concat([this.start, chunk]);
    if (this.start.length < HEAD_BYTES) return Buffer.alloc(0);
    const head = this.start.subarray(0, HEAD_BYTES);
    const keys = keysOf(this.secret, head.subarray(MAGIC.length, MAGIC.length + SALT_BYTES));
    if (!timingSafeEqual(keys.head, head))
      throw new BackupError("BACKUP_KEY is not the key that this archive was made with.");
    this.keys = keys;
    return this.start.subarray(HEAD_BYTES);
  }

  protected record(bytes: Buffer, nonce: Buffer): Buffer {
    if (!this.keys || bytes.length < TAG_BYTES) throw new BackupError(CUT_OFF);
    const body = bytes.subarray(0, -TAG_BYTES);
    const decipher = createDecipheriv("aes-256-gcm", this.keys.key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(this.keys.head).setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(body), decipher.final()]);
    } catch {
      throw new BackupError(CUT_OFF);
    }
  }
}
