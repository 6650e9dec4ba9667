import { z } from "zod";
import { BooleanText, Id, optionalText, PageNumber, PageSize, paged, typedText } from "./common";
import { ImageSize } from "./images";
import { PaymentId, PaymentIntent } from "./payments";
import { payableGateways, paymentStatuses } from "./paymentWords";
import { PersonName } from "./personNames";
import { orderStatuses, shopLimits } from "./shopWords";

const requiredText = (max: number) => typedText(max).pipe(z.string().min(1, "errors.required"));
const text = z.string().nullable();

/** A product as the console writes it; a price is in integer paise. */
export const ProductInput = z.strictObject({
  name: requiredText(160),
  nameHi: optionalText(160),
  nameKn: optionalText(160),
  description: optionalText(2_000),
  pricePaise: z.int("errors.amount").min(100, "errors.amount").max(shopLimits.pricePaise, "errors.amount"),
  stock: z.int("errors.integer").min(0, "errors.range").max(shopLimits.stock, "errors.range"),
  active: z.boolean("errors.boolean"),
});
export type ProductInput = z.infer<typeof ProductInput>;

/**
 * `PUT /api/admin/products/:id`. `stockSeen` is the stock the form began with: pieces ordered meanwhile stay ordered,
 * since only the difference is applied. `version` is the one that was read.
 */
export const ProductChange = ProductInput.extend({ stockSeen: z.int("errors.integer"), version: z.int() });
export type ProductChange = z.infer<typeof ProductChange>;

export const ProductPicture = z.object({
  sizes: z.array(ImageSize),
  width: z.int(),
  height: z.int(),
  blur: z.string(),
});
export type ProductPicture = z.infer<typeof ProductPicture>;

/** A product as buyers see it; `price` is in rupees. */
export const Product = z.object({
  id: Id,
  name: z.string(),
  nameHi: text,
  nameKn: text,
  description: text,
  price: z.number(),
  pricePaise: z.int(),
  stock: z.int(),
  picture: ProductPicture.nullable(),
});
export type Product = z.infer<typeof Product>;
export const Products = z.object({ items: z.array(Product) });
export type Products = z.infer<typeof Products>;

export const AdminProduct = Product.extend({
  active: z.boolean(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type AdminProduct = z.infer<typeof AdminProduct>;

const blankOr = <Schema extends z.ZodType>(schema: Schema) => schema.or(z.literal("")).optional();

/** `GET /api/admin/products`: by name; `q` is a part of a name. */
export const ProductQuery = z.strictObject({
  page: PageNumber.optional(),
  size: PageSize.optional(),
  q: typedText(160).optional(),
  active: blankOr(BooleanText),
});
export type ProductQuery = z.infer<typeof ProductQuery>;
export const AdminProductPage = z.object({ products: z.array(AdminProduct), ...paged });
export type AdminProductPage = z.infer<typeof AdminProductPage>;

/** `POST /api/orders`: what, how many, to whom and where. */
export const OrderInput = z.strictObject({
  productId: Id,
  quantity: z.int("errors.integer").min(1, "errors.range").max(shopLimits.pieces, "errors.range"),
  name: PersonName,
  phone: requiredText(30),
  address: requiredText(500),
  gateway: z.enum(payableGateways, "errors.gateway").optional(),
  locale: z.enum(["en", "hi", "kn"], "errors.language").optional(),
});
export type OrderInput = z.infer<typeof OrderInput>;

/** `name` is that of the day of the order; the others are null once the product is called something else. */
const OrderItem = z.object({
  productId: Id,
  name: z.string(),
  nameHi: text,
  nameKn: text,
  quantity: z.int(),
  pricePaise: z.int(),
});
const OrderPayment = z.object({
  id: PaymentId,
  status: z.enum(paymentStatuses),
  receiptNumber: text,
  testMode: z.boolean(),
});

/** An order as its buyer sees it; `amount` is in rupees. */
export const Order = z.object({
  id: Id,
  reference: z.string(),
  productId: Id,
  quantity: z.int(),
  createdAt: z.string(),
  items: z.array(OrderItem),
  amount: z.number(),
  amountPaise: z.int(),
  status: z.enum(orderStatuses),
  reason: text,
  tracking: text,
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  payment: OrderPayment.nullable(),
  canCancel: z.boolean(),
  canPay: z.boolean(),
});
export type Order = z.infer<typeof Order>;

export const OrderQuery = z.strictObject({ page: PageNumber.optional(), size: PageSize.optional() });
export const OrderPage = z.object({ items: z.array(Order), ...paged });
export type OrderPage = z.infer<typeof OrderPage>;

/** The order just placed, and what a browser needs to pay it. */
export const PlacedOrder = z.object({ order: Order, payment: PaymentIntent });
export type PlacedOrder = z.infer<typeof PlacedOrder>;

/** `GET /api/admin/orders`: newest first; `q` is a reference, or a part of a buyer's name or number. */
export const AdminOrderQuery = z.strictObject({
  page: PageNumber.optional(),
  size: PageSize.optional(),
  status: blankOr(z.enum(orderStatuses)),
  q: typedText(120).optional(),
});
export type AdminOrderQuery = z.infer<typeof AdminOrderQuery>;
export const AdminOrder = Order.extend({ email: text, canSend: z.boolean(), canDeliver: z.boolean() });
export type AdminOrder = z.infer<typeof AdminOrder>;
export const AdminOrderPage = z.object({ orders: z.array(AdminOrder), ...paged });
export type AdminOrderPage = z.infer<typeof AdminOrderPage>;

export const SendInput = z.strictObject({ tracking: optionalText(100) });
export const CancelInput = z.strictObject({ reason: optionalText(300) });
