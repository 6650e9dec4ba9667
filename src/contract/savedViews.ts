import { z } from "zod";
import { Id, IdText, typedText } from "./common";
import { type ViewList, viewLimits, viewLists } from "./viewLimits";

const lists = Object.keys(viewLists).filter((list): list is ViewList => list in viewLists);
const ListName = z.enum(lists, "errors.kind");
const required = z.string().min(1, "errors.required");

/** `search` is the query of the list's address: its filters and its sort. */
const NamedSearch = z.strictObject({
  name: typedText(viewLimits.name).pipe(required),
  search: typedText(viewLimits.search).pipe(required),
  /** whether all who may open the list find it */
  isShared: z.boolean("errors.boolean").optional(),
});
export type NamedSearch = z.infer<typeof NamedSearch>;

/** A view as it is found on any device; `owner` is who shared it, null for one's own. */
export const SavedView = z.object({
  id: Id,
  name: z.string(),
  search: z.string(),
  isShared: z.boolean(),
  owner: z.string().nullable(),
});
export type SavedView = z.infer<typeof SavedView>;

/** `GET /api/admin/views`: the caller's own views of one list in the order they were saved, then those that others share. */
export const SavedViews = z.object({ items: z.array(SavedView) });
export type SavedViews = z.infer<typeof SavedViews>;
export const SavedViewsQuery = z.strictObject({ list: ListName });

/** `POST /api/admin/views`: one more; its name must be free in its list. */
export const SavedViewInput = z.strictObject({ list: ListName, ...NamedSearch.shape });
export type SavedViewInput = z.infer<typeof SavedViewInput>;

/** `PUT /api/admin/views`: those that a browser stored, of which the ones with free names are added as far as they fit. */
export const SavedViewsMove = z.strictObject({
  list: ListName,
  views: z.array(NamedSearch).max(viewLimits.views, "errors.tooMany"),
});
export type SavedViewsMove = z.infer<typeof SavedViewsMove>;

/** `DELETE /api/admin/views/:id` */
export const SavedViewParams = z.strictObject({ id: IdText });
