import { z } from "zod";

/** The version of the archive's form; one of a later version is refused. */
export const FORMAT = 1;

const Count = z.number().int().nonnegative();

/** The last file of an archive: what the others have to be. */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** the version of the program that made it */
  release: z.string(),
  engine: z.enum(["sqlite", "postgres"]),
  /** the migrations of the database */
  migrations: z.array(z.number().int()),
  /** rows of each table */
  tables: z.record(z.string(), Count),
  /** every other file: `database`, `images/…`, `imports/…` */
  files: z.record(z.string(), z.object({ bytes: Count, sha256: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;

export const MANIFEST = "manifest.json";
export const DATABASE = "database";

/** True for what may be in an archive, so that no name leads out of the folder it is unpacked in. */
export const isKnownName = (name: string): boolean =>
  name === MANIFEST || name === DATABASE || /^(?:images|imports)\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/.test(name);
