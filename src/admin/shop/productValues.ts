import { type AdminProduct, ProductInput } from "../../contract/shop";
import { blankToNull, differing, type RecordShape } from "../form/recordShape";

/** A product as it is typed: a new one has no price yet. */
export type ProductValues = Partial<Omit<ProductInput, "pricePaise">> & {
  pricePaise?: number | null;
  /** What the shelf held when the form was filled: only the difference is taken from it. */
  stockSeen?: number;
};
export type ProductField = keyof ProductInput;

const fields = ProductInput.keyof().options;

const valuesOf = (product: AdminProduct | undefined): ProductValues =>
  product ? picked(product, fields) : { pricePaise: null, stock: 0, active: true };

const picked = (product: AdminProduct, names: readonly ProductField[]): ProductValues =>
  Object.fromEntries(names.map((name) => [name, product[name]]));

const sent = (values: ProductValues): ProductValues =>
  Object.fromEntries(fields.map((name) => [name, blankToNull(values[name])]));

/** A product is sent whole, or not at all. */
function changed(values: ProductValues, product: AdminProduct): ProductValues {
  const isSame = Object.keys(differing(sent(values), sent(valuesOf(product)))).length === 0;
  return isSame ? {} : { ...sent(values), stockSeen: product.stock };
}

export const productShape: RecordShape<AdminProduct, ProductValues, ProductField> = {
  resource: "products",
  texts: "product",
  fields,
  valuesOf,
  sent,
  changed,
  taken: (names, theirs) => picked(theirs, names),
};
