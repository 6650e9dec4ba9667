import { type PictureFocus, PictureNotes, type TemplePicture } from "../../contract/pictures";
import { stored } from "./facts";

export const pictureNotesOf = stored(PictureNotes, "[]", []);

/** The fields of a temple that tell of its pictures. */
export type Pictured = {
  image: string | null;
  imageCredit: string | null;
  imageLicense: string | null;
  gallery: readonly string[];
  pictureNotes: TemplePicture[];
};

const plain = { alt: null, credit: null, license: null, focus: null };

/** All pictures of a temple with what is said of them, the main one first; one that is there twice comes once. */
export function picturesOf({ image, imageCredit, imageLicense, gallery, pictureNotes }: Pictured): TemplePicture[] {
  const notes = new Map(pictureNotes.map((note) => [note.url, note]));
  const urls = new Set([...(image ? [image] : []), ...gallery]);
  return [...urls].map((url) => {
    const picture = { url, ...plain, ...notes.get(url) };
    return url === image ? { ...picture, credit: imageCredit, license: imageLicense } : picture;
  });
}

/** The other way round: the first is the main picture. */
export function fieldsOfPictures(pictures: readonly TemplePicture[]) {
  const [main, ...others] = pictures;
  return {
    image: main?.url ?? null,
    imageCredit: main?.credit ?? null,
    imageLicense: main?.license ?? null,
    gallery: others.map(({ url }) => url),
    pictureNotes: [...pictures],
  };
}

/** Of these notes those that say something of a picture of the temple, in the order of the pictures. */
export function notesFor(
  { image, gallery }: Pick<Pictured, "image" | "gallery">,
  notes: readonly TemplePicture[],
): TemplePicture[] {
  if (notes.length === 0) return [];
  const byUrl = new Map(notes.map((note) => [note.url, note]));
  const urls = new Set([...(image ? [image] : []), ...gallery]);
  return [...urls].flatMap((url) => {
    const note = byUrl.get(url);
    if (!note) return [];
    const own = url === image ? { ...note, credit: null, license: null } : note;
    return own.alt || own.credit || own.license || own.focus ? [own] : [];
  });
}

type GivenPictures = { [Field in keyof Pictured]?: Pictured[Field] | undefined };

/**
 * Credit, licence and notes of a temple whose pictures were just set from `given`: a picture keeps its own in another
 * place, a new main picture does not take over the old one's, and a picture that is dropped leaves none.
 */
export function normalizePictures(temple: Pictured, given: GivenPictures, before: Pictured | undefined): void {
  const isAsBefore = before && temple.image === before.image && temple.gallery === before.gallery;
  if (isAsBefore && !given.pictureNotes) return;
  const known = given.pictureNotes ?? (before ? picturesOf(before) : []);
  const isReplaced = before !== undefined && temple.image !== before.image;
  const note = known.find(({ url }) => url === temple.image);
  for (const [field, said] of [
    ["imageCredit", note?.credit],
    ["imageLicense", note?.license],
  ] as const) {
    if (given[field] === undefined) temple[field] = said ?? (isReplaced ? null : temple[field]);
  }
  temple.pictureNotes = notesFor(temple, known);
}

/** The main picture's focal point as lists read it: both numbers with a blank between. */
export function focusText({ image, pictureNotes }: Pick<Pictured, "image" | "pictureNotes">): string | null {
  const focus = pictureNotes.length === 0 ? null : pictureNotes.find(({ url }) => url === image)?.focus;
  return focus ? `${focus.x} ${focus.y}` : null;
}

export function focusOf(text: string | null): PictureFocus | undefined {
  if (text === null) return undefined;
  const [x = 50, y = 50] = text.split(" ").map(Number);
  return { x, y };
}
