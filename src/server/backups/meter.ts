import { createHash } from "node:crypto";
import { Transform, type TransformCallback } from "node:stream";
import type { Manifest } from "./manifest";

/** Measures what flows through it. */
export class Meter extends Transform {
  private readonly hash = createHash("sha256");
  private bytes = 0;

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    done(null, chunk);
  }

  /** Once all of it has. */
  measured(): Manifest["files"][string] {
    return { bytes: this.bytes, sha256: this.hash.digest("hex") };
  }
}
