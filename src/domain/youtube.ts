const id = /^[A-Za-z0-9_-]{11}$/;
const first = /^([A-Za-z0-9_-]{11})(?:[?&#/]|$)/;
const place =
  /^(?:https?:\/\/)?(?:(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com)\/(?:watch\?|live\/|embed\/|shorts\/)|youtu\.be\/)/;
const LONGEST = 2_000;

/**
 * The id of a YouTube video, eleven letters, digits, `-` or `_`, from the id itself or from an address as the browser
 * or the Share button gives it; undefined for anything else. Source: the forms of address YouTube hands out.
 */
export function youtubeIdOf(text: string): string | undefined {
  const given = text.trim();
  if (id.test(given)) return given;
  const [before = ""] = place.exec(given.slice(0, LONGEST)) ?? [];
  if (before === "" || given.length > LONGEST) return undefined;
  const rest = given.slice(before.length);
  if (!before.endsWith("?")) return first.exec(rest)?.[1];
  const videos = rest.split("&").flatMap((part) => (part.startsWith("v=") ? part.slice(2) : []));
  return videos.flatMap((video) => first.exec(video)?.[1] ?? []).at(-1);
}
