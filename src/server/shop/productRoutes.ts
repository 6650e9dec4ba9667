import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { IdParams } from "../../contract/common";
import {
  AdminProduct,
  AdminProductPage,
  ProductChange,
  ProductInput,
  ProductQuery,
  Products,
} from "../../contract/shop";
import { beginning } from "../../domain/revisions";
import { consoleChange } from "../access";
import type { Db } from "../db/open";
import { AppError, invalid, notFound } from "../errors";
import { once } from "../idempotency";
import { takeOnePicture } from "../images/onePicture";
import { findProduct, insertProduct, listOffered, listProducts, setPicture, updateProduct } from "./products";
import { editOf, noteProduct } from "./revisions";

/** `/api/products` for buyers, `/api/admin/products` for shop admins. */
export const productRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const answer = { 200: AdminProduct };
  app.get("/api/products", { schema: { response: { 200: Products } } }, async () => ({ items: await listOffered(db) }));
  app.get(
    "/api/admin/products",
    { schema: { querystring: ProductQuery, response: { 200: AdminProductPage } } },
    (request) => listProducts(db, request.query),
  );
  app.get(
    "/api/admin/products/:id",
    { schema: { params: IdParams, response: answer } },
    async (request) => (await findProduct(db, request.params.id)) ?? notFound(),
  );
  app.post(
    "/api/admin/products",
    { schema: { body: ProductInput, response: { 201: AdminProduct } } },
    async (request, reply) => reply.code(201).send(await addProduct(request, request.body)),
  );
  app.put(
    "/api/admin/products/:id",
    { schema: { params: IdParams, body: ProductChange, response: answer } },
    (request) => changeProduct(request, request.params.id, request.body),
  );
  const upload = { config: { limit: "upload" } } as const;
  app.put("/api/admin/products/:id/picture", { ...upload, schema: { params: IdParams, response: answer } }, (request) =>
    givePicture(request, request.params.id),
  );
  app.delete("/api/admin/products/:id/picture", { schema: { params: IdParams, response: answer } }, (request) =>
    logged(request, request.params.id, async (trx, at) => setPicture(trx, request.params.id, null, at)),
  );
};

const addProduct = (request: FastifyRequest, input: ProductInput): Promise<AdminProduct> =>
  once(request, input, async (trx) => {
    const change = consoleChange(request);
    const product = await insertProduct(trx, input, change.now.toISOString());
    await noteProduct(trx, change, "create", { id: product.id, details: beginning(input) });
    return product;
  });

function changeProduct(request: FastifyRequest, id: number, change: ProductChange): Promise<AdminProduct> {
  const { stockSeen, version, ...input } = change;
  return logged(request, id, async (trx, at, before) => {
    if (before.version !== version) throw new AppError("conflict", undefined, undefined, { current: before });
    const stockBy = input.stock - stockSeen;
    if (before.stock + stockBy < 0) invalid({ stock: "errors.stockTaken" });
    return (await updateProduct(trx, id, { input, stockBy, version, at })) ?? invalid({ stock: "errors.stockTaken" });
  });
}

async function givePicture(request: FastifyRequest, id: number): Promise<AdminProduct> {
  (await findProduct(request.server.db, id)) ?? notFound();
  const { file_key: key, widths, width, height, blur } = await takeOnePicture(request);
  return logged(request, id, (trx, at) => setPicture(trx, id, { key, widths, width, height, blur }, at));
}

type Work = (trx: Db, at: string, before: AdminProduct) => Promise<AdminProduct | undefined>;

/** Changes a product and writes what is another now into the log. */
async function logged(request: FastifyRequest, id: number, work: Work): Promise<AdminProduct> {
  const change = consoleChange(request);
  return request.server.db.transaction().execute(async (trx) => {
    const before = (await findProduct(trx, id)) ?? notFound();
    const after = (await work(trx, change.now.toISOString(), before)) ?? notFound();
    await noteProduct(trx, change, "update", { id, details: editOf(before, after) });
    return after;
  });
}
