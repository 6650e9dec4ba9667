/** What kind of failure a provider's answer is; its own words may name the payer, so the log gets no more. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error) && (typeof error !== "object" || error === null)) return "unknown";
  const kind = "type" in error ? error.type : error instanceof Error ? error.name : "refused";
  const status = statusOf(error);
  return status === undefined ? String(kind) : `${kind} ${status}`;
}

/** The provider's status code, where there was an answer at all. */
export const statusOf = (error: unknown): number | undefined =>
  typeof error === "object" && error !== null && "statusCode" in error && typeof error.statusCode === "number"
    ? error.statusCode
    : undefined;
