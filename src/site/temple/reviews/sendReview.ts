import type { AxiosInstance } from "axios";
import { formWithFiles } from "../../../client/chosenFiles";
import type { SubmittedReview } from "../../../contract/reviews";
import { uploadTimeoutMs } from "../photos/uploadPhotos";
import type { ReviewFields } from "./checkReview";

/** Sends a review with its photos; the same `key` sent again stores nothing again. */
export async function sendReview(
  http: AxiosInstance,
  templeId: number,
  fields: ReviewFields,
  photos: readonly File[],
  key: string,
): Promise<SubmittedReview> {
  const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim()]));
  const form = await formWithFiles("photos", photos, texts);
  const { data } = await http.post<SubmittedReview>(`/api/temples/${templeId}/reviews`, form, {
    headers: { "Idempotency-Key": key },
    ...(photos.length > 0 && { timeout: uploadTimeoutMs }),
  });
  return data;
}
