const NAME = /^temples-(\d{4}-\d{2}-\d{2})T\d{2}-\d{2}-\d{2}-\d{3}Z\.tar\.gz(?:\.enc)?$/;

/** The name of an archive of this moment; names sort as their moments do. */
export const archiveName = (now: Date, isEncrypted: boolean): string =>
  `temples-${now.toISOString().replace(/[:.]/g, "-")}.tar.gz${isEncrypted ? ".enc" : ""}`;

/** True for the name of an archive. */
export const isArchiveName = (name: string): boolean => NAME.test(name);

/** The newest archive of these names, or undefined. */
export const newestOf = (names: readonly string[]): string | undefined => names.filter(isArchiveName).sort().at(-1);

/** Which archives go: all but the newest of each of the newest `days` days that have one. Other names stay. */
export function outdated(names: readonly string[], days: number): string[] {
  const newest = new Map<string, string>();
  const archives = names.filter(isArchiveName).sort();
  for (const name of archives) newest.set(name.slice("temples-".length, "temples-2026-01-01".length), name);
  const kept = new Set([...newest.values()].slice(-days));
  return archives.filter((name) => !kept.has(name));
}
