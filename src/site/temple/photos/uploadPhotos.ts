import type { AxiosInstance } from "axios";
import { formWithFiles } from "../../../client/chosenFiles";
import { type HttpError, refusal } from "../../../client/errors";
import type { UploadResult } from "../../../contract/images";

/** A form with photos may take as long as the server reads it, on a slow line. */
export const uploadTimeoutMs = 65_000;

export type Upload = { success: number; problems: UploadResult["problems"]; error?: HttpError };

/** Sends photos of a temple. A refusal that names files answers as one with no success; any other one is thrown. */
export async function uploadPhotos(
  http: AxiosInstance,
  templeId: number,
  files: readonly File[],
  onProgress: (part: number) => void,
): Promise<Upload> {
  const form = await formWithFiles("images", files);
  const { data, status } = await http.post(`/api/images/temple/${templeId}`, form, {
    timeout: uploadTimeoutMs,
    onUploadProgress: ({ progress = 0 }) => onProgress(progress),
    // its body names the files, which the common failure does not carry
    validateStatus: (answered) => answered < 300 || answered === 400,
  });
  const { success = 0, problems = [] }: Partial<UploadResult> = data;
  return { success, problems, error: status === 400 ? refusal(status, data) : undefined };
}
