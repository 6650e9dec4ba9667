import { describe, expect, test } from "vitest";
import { createFavourites } from "../../src/client/favourites";
import { createFavouritesSync } from "../../src/client/favouritesSync";
import { createStorage } from "../../src/client/storage";
import type { FavouritesChange } from "../../src/contract/favourites";

/** An account on a server, which several devices talk to. */
function anAccount(ids: number[] = []) {
  const kept = new Set(ids);
  const sent: FavouritesChange[] = [];
  let during = () => {};
  return {
    sent,
    ids: () => [...kept],
    /** Does this once while the next call is on its way. */
    meanwhile: (act: () => void) => {
      during = act;
    },
    put: async (_url: string, change: FavouritesChange) => {
      sent.push(change);
      for (const id of change.remove) kept.delete(id);
      for (const id of change.add) kept.add(id);
      const data = { ids: [...kept] };
      during();
      during = () => {};
      return { data };
    },
  };
}

function aDevice(saved: number[] = []) {
  const kept = new Map<string, string>([["savedTemples", JSON.stringify(saved)]]);
  const storage = {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
    lasts: () => true,
  };
  let userId: string | undefined;
  const session = { get: () => ({ userId }) };
  const favourites = createFavourites(storage, session);
  return {
    favourites,
    signIn: (id: string | undefined, account: ReturnType<typeof anAccount>) => {
      userId = id;
      return createFavouritesSync({ favourites, session, storage, http: account as never });
    },
  };
}

describe("saved temples of a device and an account", () => {
  test("are all on both after the first login", async () => {
    const account = anAccount([1, 2]);
    const phone = aDevice([2, 3]);
    await phone.signIn("7", account).sync();
    expect(account.ids()).toEqual([1, 2, 3]);
    expect(phone.favourites.get()).toEqual([1, 2, 3]);
  });

  test("removed on one device are removed on the other, and stay removed", async () => {
    const account = anAccount();
    const [phone, tablet] = [aDevice([1, 2]), aDevice([3])];
    const [onPhone, onTablet] = [phone.signIn("7", account), tablet.signIn("7", account)];
    await onPhone.sync();
    await onTablet.sync();
    await onPhone.sync();
    phone.favourites.toggle(1);
    await onPhone.syncChanges();
    await onTablet.sync();
    expect(tablet.favourites.get()).toEqual([2, 3]);
    await onPhone.sync();
    expect(account.ids()).toEqual([2, 3]);
  });

  test("changed without a login reach the account at the next one", async () => {
    const account = anAccount([1, 2]);
    const phone = aDevice();
    await phone.signIn("7", account).sync();
    const visitor = phone.signIn(undefined, account);
    phone.favourites.toggle(1);
    phone.favourites.toggle(9);
    await visitor.syncChanges();
    expect(account.ids()).toEqual([1, 2]);
    await phone.signIn("7", account).sync();
    expect(account.ids()).toEqual([2, 9]);
  });

  test("of one account do not go into the next one on the same device", async () => {
    const [first, second] = [anAccount([1, 2]), anAccount([5])];
    const phone = aDevice();
    await phone.signIn("7", first).sync();
    phone.signIn(undefined, first);
    phone.favourites.toggle(9);
    await phone.signIn("8", second).sync();
    expect(second.ids()).toEqual([5, 9]);
    expect(phone.favourites.get()).toEqual([5, 9]);
    expect(first.ids()).toEqual([1, 2]);
  });

  test("saved by an account that could not be asked are kept for it, and go into no other", async () => {
    const [first, second] = [anAccount([1]), anAccount([5])];
    const phone = aDevice([2]);
    const offline = { ...first, put: () => Promise.reject(new Error("offline")) };
    const onPhone = phone.signIn("7", offline);
    await expect(onPhone.sync()).rejects.toThrow("offline");
    phone.favourites.toggle(3);
    await expect(onPhone.syncChanges()).rejects.toThrow("offline");
    phone.signIn(undefined, first);
    phone.favourites.toggle(4);
    await phone.signIn("8", second).sync();
    expect(second.ids()).toEqual([5, 4]);
    expect(phone.favourites.get()).toEqual([5, 4]);
    await phone.signIn("7", first).sync();
    expect(first.ids().sort()).toEqual([1, 2, 3]);
    expect([...phone.favourites.get()].sort()).toEqual([1, 2, 3]);
    await phone.signIn("8", second).sync();
    expect(second.ids()).toEqual([5, 4]);
  });

  test("saved again by the next account before it is asked are that one's", async () => {
    const [first, second] = [anAccount([1]), anAccount()];
    const phone = aDevice();
    await phone.signIn("7", first).sync();
    const next = phone.signIn("8", second);
    phone.favourites.toggle(1);
    phone.favourites.toggle(1);
    await next.sync();
    expect(second.ids()).toEqual([1]);
    expect(first.ids()).toEqual([1]);
  });

  test("toggled while the account is asked stay as they were left", async () => {
    const account = anAccount([1, 2]);
    const phone = aDevice([3]);
    const onPhone = phone.signIn("7", account);
    account.meanwhile(() => {
      phone.favourites.toggle(3);
      phone.favourites.toggle(4);
    });
    await onPhone.sync();
    expect(phone.favourites.get()).toEqual([1, 2, 4]);
    expect(account.ids()).toEqual([1, 2, 4]);
  });

  test("are not sent where nothing changed, and an account that cannot be asked changes nothing", async () => {
    const account = anAccount([1]);
    const phone = aDevice([1]);
    const onPhone = phone.signIn("7", account);
    await onPhone.sync();
    await onPhone.syncChanges();
    expect(account.sent).toEqual([{ add: [1], remove: [] }]);
    phone.favourites.toggle(2);
    const offline = phone.signIn("7", { ...account, put: () => Promise.reject(new Error("offline")) });
    await expect(offline.syncChanges()).rejects.toThrow("offline");
    expect(phone.favourites.get()).toEqual([1, 2]);
    await phone.signIn("7", account).sync();
    expect(account.ids()).toEqual([1, 2]);
  });

  test("are kept for the page's life where storage is forbidden", async () => {
    const storage = createStorage(() => {
      throw new Error("forbidden");
    });
    const account = anAccount([1]);
    const favourites = createFavourites(storage);
    const session = { get: () => ({ userId: "7" }) };
    const { sync } = createFavouritesSync({ favourites, session, storage, http: account as never });
    favourites.toggle(2);
    await sync();
    favourites.toggle(1);
    await sync();
    expect(favourites.get()).toEqual([2]);
    expect(account.ids()).toEqual([2]);
  });
});
