/** A longer cell is a text, and no value that others may have as well. Apart from the schemas, as `vocabulary` is. */
export const facetLimits = { characters: 80, values: 20_000 } as const;
