const id = /^[A-Za-z0-9_-]{11}$/;
const addresses =
  /^(?:https?:\/\/)?(?:(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com)\/(?:watch\?(?:.*&)?v=|live\/|embed\/|shorts\/)|youtu\.be\/)([A-Za-z0-9_-]{11})(?:[?&#/].*)?$/;

/**
 * The id of a YouTube video, eleven letters, digits, `-` or `_`, from the id itself or from an address as the browser
 * or the Share button gives it; undefined for anything else. Source: the forms of address YouTube hands out.
 */
export function youtubeIdOf(text: string): string | undefined {
  const given = text.trim();
  return id.test(given) ? given : addresses.exec(given)?.[1];
}
