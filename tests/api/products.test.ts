import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { sweepImages } from "../../src/server/images/sweep";
import { machineNow } from "../support/clock";
import { addProduct, anOrder, aProduct, order } from "../support/shop";
import { testApp } from "../support/testApp";

const opened = () => testApp({ env: { RATE_LIMITS: "off" } });

describe("products", () => {
  test.each(["ADMIN", "SUPER_ADMIN"] as const)("are added by %s, and buyers see those on offer", async (role) => {
    const { as } = await opened();
    const lamp = await addProduct(as(role));
    expect(lamp).toMatchObject({ name: "Brass lamp", price: 250, stock: 5, active: true, version: 1, picture: null });
    await addProduct(as(role), { name: "Old bell", active: false });
    const { items } = (await as("DEVOTEE").get("/api/products")).json();
    expect(items).toMatchObject([{ id: lamp.id, name: "Brass lamp", nameHi: "पीतल का दीया", pricePaise: 25_000 }]);
  });

  test("are listed for the console by name, on offer or not", async () => {
    const { as } = await opened();
    for (const [name, active] of [
      ["Wick", true],
      ["Bell", false],
      ["Brass lamp", true],
    ] as const) {
      await addProduct(as("ADMIN"), { name, active });
    }
    const names = async (query: string) =>
      (await as("ADMIN").get(`/api/admin/products${query}`)).json().products.map(({ name }: { name: string }) => name);
    expect(await names("")).toEqual(["Bell", "Brass lamp", "Wick"]);
    expect(await names("?active=true&q=B")).toEqual(["Brass lamp"]);
    expect(await names("?active=false")).toEqual(["Bell"]);
    expect(await names("?size=2&page=2")).toEqual(["Wick"]);
  });

  test("are changed by the difference: pieces ordered meanwhile stay ordered", async () => {
    const { as } = await opened();
    const admin = as("ADMIN");
    const lamp = await addProduct(admin);
    await order(as("DEVOTEE"), lamp.id);
    const change = aProduct({ stock: 8, stockSeen: 5, version: 1, pricePaise: 30_000 });
    const changed = await admin.put(`/api/admin/products/${lamp.id}`, change);
    expect(changed.json(), changed.body).toMatchObject({ stock: 6, price: 300, version: 2 });
    expect((await admin.put(`/api/admin/products/${lamp.id}`, change)).statusCode).toBe(409);
    const tooFew = { ...change, version: 2, stock: 0, stockSeen: 8 };
    expect((await admin.put(`/api/admin/products/${lamp.id}`, tooFew)).json().errors).toEqual({
      stock: "errors.stockTaken",
    });
    const { entries } = (await as("SUPER_ADMIN").get("/api/admin/audit?kind=product")).json();
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(["product.update", "product.create"]);
    expect(entries[0].changes).toContainEqual({ field: "pricePaise", from: 25_000, to: 30_000 });
  });

  test("keep each change, and go back to one: words, price and offer, never the pieces", async () => {
    const { as, visitor } = await opened();
    const [admin, root] = [as("ADMIN"), "/api/admin/products"];
    const { id } = await addProduct(admin);
    const change = { nameHi: null, pricePaise: 30_000, active: false, stock: 9, stockSeen: 5, version: 1 };
    await admin.put(`${root}/${id}`, aProduct(change));
    const listed = async () => (await admin.get(`${root}/${id}/revisions`)).json().revisions;
    const [update, created] = await listed();
    expect(created.action).toBe("product.create");
    expect(update.changes.map(({ field, from, to }: Record<string, unknown>) => [field, from, to])).toEqual([
      ["nameHi", "पीतल का दीया", null],
      ["pricePaise", 25_000, 30_000],
      ["stock", 5, 9],
      ["active", true, false],
    ]);
    const back = await admin.post(`${root}/${id}/revert`, { revisionId: created.id, latest: update.id });
    const [reverted] = await listed();
    expect([back.statusCode, back.json()]).toEqual([200, { revisionId: reverted.id }]);
    expect(reverted).toMatchObject({ action: "product.revert", reverts: created.id });
    const first = { nameHi: "पीतल का दीया", pricePaise: 25_000, active: true, stock: 9, version: 3 };
    expect((await admin.get(`${root}/${id}`)).json()).toMatchObject(first);
    const undo = { revisionId: reverted.id, latest: reverted.id, before: true };
    expect((await admin.post(`${root}/${id}/revert`, undo)).statusCode).toBe(200);
    expect((await admin.get(`${root}/${id}`)).json()).toMatchObject({ pricePaise: 30_000, active: false, stock: 9 });

    expect((await admin.post(`${root}/${id}/revert`, undo)).statusCode).toBe(409); // seen before it was undone
    expect((await admin.post(`${root}/${id}/revert`, {})).statusCode).toBe(400);
    expect((await admin.get(`${root}/99/revisions`)).statusCode).toBe(404);
    expect((await admin.post(`${root}/99/revert`, undo)).statusCode).toBe(404);
    for (const [caller, status] of [
      [visitor, 401],
      [as("TEMPLE_ADMIN"), 403],
    ] as const) {
      expect((await caller.get(`${root}/${id}/revisions`)).statusCode).toBe(status);
      expect((await caller.post(`${root}/${id}/revert`, undo)).statusCode).toBe(status);
    }
  });

  test("carry a picture that is made of what was sent, and is not swept away", async () => {
    const { app, as, visitor, clock } = await opened();
    const { id } = await addProduct(as("ADMIN"));
    const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#b8860b" } })
      .png()
      .toBuffer();
    const sent = (bytes: Buffer) => {
      const boundary = "----lamp";
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="lamp.png"\r\ncontent-type: image/png\r\n\r\n`;
      const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
      const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
      return as("ADMIN").put(`/api/admin/products/${id}/picture`, body, { headers });
    };
    const given = await sent(png);
    expect(given.statusCode, given.body).toBe(200);
    const { picture } = given.json();
    expect(picture).toMatchObject({ width: 900, height: 600 });
    clock.set(new Date(machineNow().getTime() + 3 * 3_600_000).toISOString()); // files have the machine's time
    await sweepImages(app);
    expect((await visitor.get(picture.sizes[0].webp)).statusCode).toBe(200);
    expect((await sent(Buffer.from("no picture"))).statusCode).toBe(400);
    const without = await as("ADMIN").delete(`/api/admin/products/${id}/picture`);
    expect(without.json().picture).toBeNull();
    await sweepImages(app);
    expect((await visitor.get(picture.sizes[0].webp)).statusCode).toBe(404);
    expect((await as("ADMIN").delete("/api/admin/products/99/picture")).statusCode).toBe(404);
  });

  test.each([
    [{ name: " " }, "name", "errors.required"],
    [{ pricePaise: 99 }, "pricePaise", "errors.amount"],
    [{ pricePaise: 1.5 }, "pricePaise", "errors.amount"],
    [{ stock: -1 }, "stock", "errors.range"],
    [{ stock: 0.5 }, "stock", "errors.integer"],
    [{ active: "yes" }, "active", "errors.boolean"],
    [{ colour: "gold" }, "colour", "errors.unknownField"],
  ])("are refused with %j", async (fields, field, key) => {
    const { as } = await opened();
    const refused = await as("ADMIN").post("/api/admin/products", aProduct(fields));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual({ [field]: key });
  });

  test("are kept by admins alone; a visitor logs in to see them", async () => {
    const { as, visitor } = await opened();
    for (const [caller, status] of [
      [visitor, 401],
      [as("DEVOTEE"), 403],
      [as("TEMPLE_ADMIN"), 403],
    ] as const) {
      expect((await caller.get("/api/admin/products")).statusCode).toBe(status);
      expect((await caller.get("/api/admin/products/1")).statusCode).toBe(status);
      expect((await caller.post("/api/admin/products", aProduct())).statusCode).toBe(status);
      expect((await caller.put("/api/admin/products/1", aProduct())).statusCode).toBe(status);
      expect((await caller.put("/api/admin/products/1/picture")).statusCode).toBe(status);
      expect((await caller.delete("/api/admin/products/1/picture")).statusCode).toBe(status);
    }
    expect((await visitor.get("/api/products")).statusCode).toBe(401);
    expect((await visitor.post("/api/orders", anOrder(1))).statusCode).toBe(401);
    expect((await as("ADMIN").get("/api/admin/products/99")).statusCode).toBe(404);
    const missing = aProduct({ stockSeen: 5, version: 1 });
    expect((await as("ADMIN").put("/api/admin/products/99", missing)).statusCode).toBe(404);
  });
});
