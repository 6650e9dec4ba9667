import { slugOf, uniqueSlug } from "./slugs";

/** What names a pooja within its temple. */
type Named = { id?: string | undefined; name: string };

/**
 * The poojas with an id each, unique within the list: the one given, else one that follows from the name, so that a
 * list that never carried ids gets the same ones every time. A pooja that is renamed keeps the id it came with.
 */
export function withPoojaIds<Pooja extends Named>(poojas: readonly Pooja[]): (Omit<Pooja, "id"> & { id: string })[] {
  const taken = new Set<string>();
  const given = poojas.map(({ id }) => {
    if (id === undefined || taken.has(id)) return undefined;
    taken.add(id);
    return id;
  });
  return poojas.map(({ id: _, ...pooja }, at) => {
    const id = given[at] ?? uniqueSlug(slugOf(pooja.name), taken);
    taken.add(id);
    return { id, ...pooja };
  });
}
