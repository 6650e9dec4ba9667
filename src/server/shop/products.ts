import type { Selectable } from "kysely";
import { z } from "zod";
import type {
  AdminProduct,
  AdminProductPage,
  Product,
  ProductInput,
  ProductPicture,
  ProductQuery,
} from "../../contract/shop";
import { contains } from "../db/likePattern";
import type { Db } from "../db/open";
import type { ProductTable } from "../db/shopTables";

const PAGE_SIZE = 20;
/** More than a shop window holds; the rest is found through the console. */
const MOST_SHOWN = 500;

/** What can be bought or is sold out, by name; without what is not offered. */
export async function listOffered(db: Db): Promise<Product[]> {
  const rows = await db
    .selectFrom("products")
    .selectAll()
    .where("active", "=", 1)
    .orderBy("name")
    .orderBy("id")
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(productOf);
}

/** One page of all products, by name. */
export async function listProducts(
  db: Db,
  { page = 1, size = PAGE_SIZE, q, active }: ProductQuery,
): Promise<AdminProductPage> {
  let matching = db.selectFrom("products");
  if (q) matching = matching.where(contains("name", q));
  if (active !== undefined && active !== "") matching = matching.where("active", "=", active ? 1 : 0);
  const { count } = await matching.select((eb) => eb.fn.countAll().as("count")).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy("name")
    .orderBy("id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = Number(count);
  return { products: rows.map(adminProductOf), page, size, total, totalPages: Math.ceil(total / size) };
}

/** The product with this id. */
export async function findProduct(db: Db, id: number): Promise<AdminProduct | undefined> {
  const row = await db.selectFrom("products").selectAll().where("id", "=", id).executeTakeFirst();
  return row && adminProductOf(row);
}

/** Stores a product and answers it. */
export async function insertProduct(trx: Db, input: ProductInput, at: string): Promise<AdminProduct> {
  const row = await trx
    .insertInto("products")
    .values({
      ...columnsOf(input),
      stock: input.stock,
      picture_key: null,
      picture: null,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return adminProductOf(row);
}

type Change = { input: ProductInput; stockBy: number; version: number; at: string };

/** Changes a product of this version and answers it; undefined when it has another version, or too little stock. */
export async function updateProduct(
  trx: Db,
  id: number,
  { input, stockBy, version, at }: Change,
): Promise<AdminProduct | undefined> {
  const row = await trx
    .updateTable("products")
    .set((eb) => ({
      ...columnsOf(input),
      stock: eb("stock", "+", stockBy),
      version: eb("version", "+", 1),
      updated_at: at,
    }))
    .where("id", "=", id)
    .where("version", "=", version)
    .where((eb) => eb(eb("stock", "+", stockBy), ">=", 0))
    .returningAll()
    .executeTakeFirst();
  return row && adminProductOf(row);
}

/** What the files of a picture are called, and how large it is. */
export type StoredFiles = { key: string; widths: string; width: number; height: number; blur: string };

/** Gives a product a picture, or takes it away with null. */
export async function setPicture(
  trx: Db,
  id: number,
  files: StoredFiles | null,
  at: string,
): Promise<AdminProduct | undefined> {
  const row = await trx
    .updateTable("products")
    .set({ picture_key: files?.key ?? null, picture: files ? JSON.stringify(files) : null, updated_at: at })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return row && adminProductOf(row);
}

/** Sets pieces aside; false when there are too few, or the product is not offered. Never below zero. */
export async function takeStock(trx: Db, id: number, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("products")
    .set((eb) => ({ stock: eb("stock", "-", quantity) }))
    .where("id", "=", id)
    .where("active", "=", 1)
    .where("stock", ">=", quantity)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts pieces back. */
export const returnStock = (trx: Db, id: number, quantity: number) =>
  trx
    .updateTable("products")
    .set((eb) => ({ stock: eb("stock", "+", quantity) }))
    .where("id", "=", id)
    .execute();

const columnsOf = ({ name, nameHi, nameKn, description, pricePaise, active }: ProductInput) => ({
  name,
  name_hi: nameHi,
  name_kn: nameKn,
  description,
  price_paise: pricePaise,
  active: active ? 1 : 0,
});

const Files = z.object({ key: z.string(), widths: z.string(), width: z.int(), height: z.int(), blur: z.string() });

function pictureOf(json: string | null): ProductPicture | null {
  if (json === null) return null;
  const { key, widths, width, height, blur } = Files.parse(JSON.parse(json));
  const sizes = widths.split(",").map((text) => ({
    width: Number(text),
    avif: `/images/${key}-${text}.avif`,
    webp: `/images/${key}-${text}.webp`,
  }));
  return { sizes, width, height, blur };
}

function productOf(row: Selectable<ProductTable>): Product {
  return {
    id: row.id,
    name: row.name,
    nameHi: row.name_hi,
    nameKn: row.name_kn,
    description: row.description,
    price: row.price_paise / 100,
    pricePaise: row.price_paise,
    stock: row.stock,
    picture: pictureOf(row.picture),
  };
}

const adminProductOf = (row: Selectable<ProductTable>): AdminProduct => ({
  ...productOf(row),
  active: row.active === 1,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
