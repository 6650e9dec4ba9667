import type { Generated } from "kysely";
import type { OrderStatus } from "../../contract/shopWords";

/** What can be bought, and by whom it was. Amounts are integer paise. */
export type ShopTables = { products: ProductTable; orders: OrderTable };

/**
 * `stock` is what can still be ordered: what is set aside for an order is counted out of it. `picture` is a stored
 * picture's measures as JSON, `picture_key` the random name of its files.
 */
export type ProductTable = {
  id: Generated<number>;
  name: string;
  name_hi: string | null;
  name_kn: string | null;
  description: string | null;
  price_paise: number;
  stock: number;
  active: number;
  picture_key: string | null;
  picture: string | null;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
};

/** Name and price are those of the moment of ordering; `held` is 1 while the pieces are counted out of the stock. */
export type OrderTable = {
  id: Generated<number>;
  user_id: number | null;
  product_id: number;
  product_name: string;
  quantity: number;
  price_paise: number;
  name: string;
  phone: string;
  address: string;
  status: OrderStatus;
  /** why it was cancelled: unpaid, buyer, soldOut, or a shopkeeper's own words */
  reason: string | null;
  tracking: string | null;
  held: number;
  /** the payment that counts: the newest that was begun, or the one that paid */
  payment_id: string | null;
  locale: string;
  created_at: string;
  updated_at: string;
};
