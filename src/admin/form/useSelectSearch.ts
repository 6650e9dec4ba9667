import { type KeyboardEvent, useRef, useState } from "react";

/** The browser empties a box of the kind "search" on Escape: in a list of choices that key only closes the list. */
export function keepTyped(event: KeyboardEvent): void {
  if (event.key === "Escape") event.preventDefault();
}

/** What is typed into a select, kept when its list is closed by Escape. */
export function useSelectSearch(onSearch?: (text: string) => void) {
  const [searchValue, setSearchValue] = useState("");
  const isEscaped = useRef(false);
  const search = (text: string) => {
    setSearchValue(text);
    onSearch?.(text);
  };
  return {
    props: {
      searchValue,
      // the select itself empties it as its list closes
      onSearch: (text: string) => (text !== "" || !isEscaped.current) && search(text),
      onKeyDown: (event: KeyboardEvent) => {
        isEscaped.current = event.key === "Escape";
        keepTyped(event);
        // nor does it close the drawer around it
        if (isEscaped.current && searchValue !== "") event.stopPropagation();
      },
    },
    /** Once something is chosen, or the box is left. */
    forget: () => {
      isEscaped.current = false;
      if (searchValue !== "") search("");
    },
  };
}
