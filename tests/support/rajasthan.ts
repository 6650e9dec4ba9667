import { type APIRequestContext, expect } from "@playwright/test";

/** Far from every bundled temple, so that a test finds its own alone. */
export const here = { latitude: 24.12345, longitude: 70.98765 };
export const northBy = (km: number) => here.latitude + km / 111.195;
/** The address's words for it, as coarse as a device's position is made. */
export const near = "lat=24.123&lng=70.988";

type Given = { name: string; km?: number; latitude?: number } & Record<string, unknown>;

/** Adds temples `km` north of `here`; what an earlier test of this server added goes first. */
export async function placeTemples(api: APIRequestContext, temples: Given[]): Promise<void> {
  const standing = await (await api.get("/api/admin/temples?search=Thar&page=1&size=100")).json();
  const added = standing.temples.filter((temple: { name: string }) => temple.name.startsWith("Thar "));
  for (const { id } of added) await api.delete(`/api/admin/temples/${id}`);
  for (const { name, km = 0, ...rest } of temples) {
    const made = await api.post("/api/admin/temples", {
      data: {
        name: `Thar ${name}`,
        city: "Jaisalmer",
        state: "Rajasthan",
        latitude: northBy(km),
        longitude: here.longitude,
        ...rest,
      },
    });
    expect(made.status(), await made.text()).toBe(201);
  }
}
