import { AppError } from "./errors";

/**
 * Has `read` take apart a form that was sent. One that is cut off, malformed or without a boundary is refused as a bad
 * request, as its parser throws what is no refusal; `refuseMany` answers for more files than were asked for.
 */
export async function readingForm<T>(read: () => Promise<T>, refuseMany: () => never): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError || !(error instanceof Error)) throw error;
    const code = "code" in error ? String(error.code) : "";
    if (code === "FST_FILES_LIMIT") return refuseMany();
    throw code.startsWith("FST_") || broken.test(error.message) ? new AppError("badRequest", BROKEN) : error;
  }
}

/** Words of the parser, and of its search for a boundary that is too long. */
const broken = /\bmultipart\b|^The needle /i;
const BROKEN = "The form is broken or was cut off. Please send it again.";
