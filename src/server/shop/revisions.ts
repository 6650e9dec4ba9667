import type { AdminProduct, ProductInput } from "../../contract/shop";
import { differences } from "../../domain/revisions";
import { type By, writeAudit } from "../audit";
import type { Db } from "../db/open";
import { AppError } from "../errors";
import { updateProduct } from "./products";

/** When and by whom products are changed; `reverts` is the revision that is gone back to. */
export type Change = { now: Date; by: By; reverts?: number };

/** Leaves a revision of a product, in the transaction of the change. */
export const noteProduct = (
  trx: Db,
  { now, by, reverts }: Change,
  action: "create" | "update" | "revert",
  { id, details }: { id: number; details: object },
) =>
  writeAudit(trx, {
    ...by,
    at: now.toISOString(),
    action: `product.${action}`,
    kind: "product",
    itemId: id,
    details: { ...details, ...(reverts !== undefined && { reverts }) },
  });

/** What an edit changes of a stored product. */
export const editOf = (before: AdminProduct, after: AdminProduct) => differences(fieldsOf(before), fieldsOf(after));

const fieldsOf = ({ name, nameHi, nameKn, description, pricePaise, stock, active, picture }: AdminProduct) => ({
  name,
  nameHi,
  nameKn,
  description,
  pricePaise,
  stock,
  active,
  picture: picture?.sizes.at(-1)?.webp ?? null,
});

/** What goes back with a revision: the pieces are counted by hand and by orders, and a picture's file is not stored. */
export type Revertible = Omit<ProductInput, "stock">;

/** Puts fields of a product back, within a transaction, as an editor would. */
export async function revertProduct(
  trx: Db,
  before: AdminProduct,
  fields: Partial<Revertible>,
  change: Change,
): Promise<void> {
  const { id, version } = before;
  const written = { input: { ...before, ...fields }, stockBy: 0, version, at: change.now.toISOString() };
  const after = await updateProduct(trx, id, written);
  if (!after) throw new AppError("conflict");
  await noteProduct(trx, change, "revert", { id, details: editOf(before, after) });
}
