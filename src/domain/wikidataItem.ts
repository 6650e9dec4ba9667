const address =
  /^https?:\/\/(?:www\.|m\.)?wikidata\.org\/(?:entity\/|wiki\/(?:Special:Entity(?:Page|Data)\/)?)(Q\d{1,12})(?:\.[a-z]{2,5})?(?:[?#]\S{0,500})?$/i;
const short = /^(?:wd:)?(Q\d{1,12})$/i;
const LONGEST = 700;

/** True for the address of an item on the web, as pages and queries write it. */
export const isItemAddress = (text: string): boolean => text.length <= LONGEST && address.test(text.trim());

/**
 * The number of an item of Wikidata, `Q42`, in whatever way it is written: alone, as `wd:Q42`, as the address of its page
 * (also of the mobile site, of `Special:EntityPage`, with a part of the page behind it) or of the thing itself. Undefined
 * for any other text.
 */
export function itemNumberIn(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const given = text.trim();
  return (address.exec(given) ?? short.exec(given))?.[1]?.toUpperCase();
}
