import { isOfPosition } from "../../domain/findings/positionDoubts";

type Filters = Readonly<Record<string, string | undefined>>;

/** The address of the list of temples with these filters. */
export const listOf = (filters: Filters): string => addressOf("/admin/temples", filters);

/** Where what was found is mended: what contradicts a position one after the other, all else in the list of temples. */
export const findingsOf = ({ finding, state }: { finding: string; state: string | undefined }): string =>
  addressOf(isOfPosition(finding) ? "/admin/temples/positions" : "/admin/temples", { finding, state });

function addressOf(path: string, filters: Filters): string {
  const set = Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const query = new URLSearchParams(set).toString();
  return query ? `${path}?${query}` : path;
}
