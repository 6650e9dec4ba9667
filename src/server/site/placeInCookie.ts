const LONGEST = 80;

/** The almanac's place in a Cookie header, a slug or a position to 0.01 degrees; anything else is none. */
export function placeInCookie(cookies = ""): string | undefined {
  const told = cookies.split(";").find((each) => each.trim().startsWith("place="));
  const place = told?.trim().slice("place=".length).replace("%2C", ",");
  if (!place || place.length > LONGEST) return undefined;
  return /^[a-z0-9-]+$/.test(place) || /^-?\d+\.\d\d,-?\d+\.\d\d$/.test(place) ? place : undefined;
}
