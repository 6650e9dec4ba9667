/** The addresses that mark the rows of a template which are no records. */
export const templateSlugs = {
  accepted: "accepted-values-delete-this-row",
  example: "example-delete-this-row",
} as const;

/** True for the address of a row that a template explains its columns with; an import leaves these rows out. */
export const isTemplateSlug = (slug: unknown): boolean =>
  slug === templateSlugs.accepted || slug === templateSlugs.example;
