/**
 * What one import takes; over any of it it is refused with 413. An extract of OpenStreetMap has its own limit: most of it
 * is no temple, and is read past. Apart from the schemas, as `vocabulary` is.
 */
export const importLimits = { rows: 500_000, bytes: 200 * 1024 * 1024, extractBytes: 500 * 1024 * 1024 } as const;
