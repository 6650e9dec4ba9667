import { AppError } from "../errors";

/** Refuses with 409 what is for the worship at a temple where none is held. */
export function refuseWithoutWorship({ worship }: { worship: string | null }): void {
  if (worship === "none") throw new AppError("noWorship");
}
