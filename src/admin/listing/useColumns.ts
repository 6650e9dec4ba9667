import { useKept } from "./useKept";

const isKey = (item: unknown): item is string => typeof item === "string";

/** The columns of a list that may be left out, by key, with their titles; what is left out is kept for the person. */
export function useColumns<Key extends string>(list: string, titles: Readonly<Record<Key, string>>) {
  const [hidden, keep] = useKept(`columns.${list}`, isKey);
  return {
    choices: Object.entries<string>(titles).map(([key, title]) => ({ key, title, isShown: !hidden.includes(key) })),
    show: (key: string, isShown: boolean) => keep(isShown ? hidden.filter((each) => each !== key) : [...hidden, key]),
    /** Key, title and visibility of a column, for the table. */
    column: (key: Key) => ({ key, title: titles[key], isHidden: hidden.includes(key) }),
  };
}
