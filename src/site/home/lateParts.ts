import { latePart } from "./latePart";

const below = () => import("./belowFold");

export const LateGuidance = latePart(async () => (await below()).HomeGuidance);
export const LateCategories = latePart(async () => (await below()).HomeCategories);
export const LateDonation = latePart(async () => (await below()).HomeDonation);
export const LateSupport = latePart(async () => (await below()).HomeSupport);
export const LateLooks = latePart(async () => (await below()).HomeLooks);
export const LateFestivals = latePart(async () => (await import("../festivals/HomeFestivals")).HomeFestivals);
export const LatePanchang = latePart(async () => (await import("../panchang/HomePanchang")).HomePanchang);

const all = [LateGuidance, LateCategories, LateDonation, LateSupport, LateLooks, LateFestivals, LatePanchang];

/** Fetches the code of every late part: they are drawn whole on the server. */
export const preloadLateParts = () => Promise.all(all.map(({ preload }) => preload()));
