/** What something is called in Hindi and Kannada. */
export type LocalNames = { hi: string; kn: string };

/** The names in tables of lines `name | hi | kn`, in their order. */
export const namesIn = (...tables: readonly string[]): (readonly [name: string, local: LocalNames])[] =>
  tables
    .flatMap((table) => table.trim().split("\n"))
    .map((line) => {
      const [name = "", hi = "", kn = ""] = line.split("|").map((part) => part.trim());
      return [name, { hi, kn }] as const;
    });
