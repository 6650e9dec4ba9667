import { writeCookie } from "./writeCookie";

const cookieName = "place";
const lifeSeconds = 31_536_000;

/** Tells the server the almanac's place, as its address, so that the next first HTML of the home page is for it. */
export const storePlaceCookie = (address: string): void =>
  writeCookie(cookieName, encodeURIComponent(address), lifeSeconds);
