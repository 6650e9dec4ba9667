type Named = { name: string; nameHi?: string | null | undefined; nameKn?: string | null | undefined };

/** A name in the reader's language, in English where there is none. */
export const localName = ({ name, nameHi, nameKn }: Named, language: string): string =>
  (language === "hi" ? nameHi : language === "kn" ? nameKn : name) || name;
