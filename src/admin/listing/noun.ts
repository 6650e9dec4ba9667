/**
 * A kind of record the console lists and edits. It has one name everywhere: Refine's resource, the API's path after
 * `admin/`, and the texts.
 */
export type Noun = "temples" | "festivals" | "content";

/** Where the API has the records. */
export const apiPath = (noun: Noun) => (noun === "content" ? "admin/content/guidance" : `admin/${noun}`);
