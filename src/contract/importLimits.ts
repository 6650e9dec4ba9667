/** Rows and bytes one import takes; over either it is refused with 413. Apart from the schemas, as `vocabulary` is. */
export const importLimits = { rows: 100_000, bytes: 50 * 1024 * 1024 } as const;
