const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Addresses that no two places share: the first of a name has it alone, the next ones with their state, then a number. */
export function uniqueSlugs(): (name: string, state: string) => string {
  const taken = new Set<string>();
  return (name, state) => {
    const own = slugOf(name);
    const withState = slugOf(`${name} ${state}`);
    let slug = taken.has(own) ? withState : own;
    for (let count = 2; taken.has(slug); count++) slug = `${withState}-${count}`;
    taken.add(slug);
    return slug;
  };
}
