import type { FastifyRequest } from "fastify";
import { imageLimits } from "../../contract/contributionLimits";
import type { UploadResult } from "../../contract/images";
import { roomFor } from "../accounts/roomFor";
import { addressKey, callerKey } from "../callerKeys";
import { AppError, invalid, notFound } from "../errors";
import { takeFrom } from "../quotas";
import { getPublicTemple } from "../temples/publicTemple";
import { problemOf, type SentFile } from "./checks";
import { readPictureForm } from "./form";
import { type Intake, takeIn } from "./intake";
import { countReviewPhotos, insertPhotos, type PhotoOwner, type PhotoRow, photoUrl } from "./repository";

const DAY_MS = 86_400_000;
const REVIEW_OPEN_MS = 3_600_000;

/** Takes photos of a temple from anyone; they are pending until approved. */
export async function uploadToTemple(request: FastifyRequest, templeId: string): Promise<UploadResult> {
  const { db } = request.server;
  const temple = await getPublicTemple(db, templeId);
  const { files } = await readPictureForm(request, { fileField: "images", maxFiles: imageLimits.filesPerCall });
  return upload(request, files, { templeId: temple.id, reviewId: null });
}

/** Adds photos to a review, up to three in all: its author may, within an hour, while it waits for approval. */
export async function uploadToReview(request: FastifyRequest, reviewId: number): Promise<UploadResult> {
  const { db } = request.server;
  const review = await findOpenReview(request, reviewId);
  const { files } = await readPictureForm(request, { fileField: "images", maxFiles: imageLimits.filesPerReview });
  if ((await countReviewPhotos(db, reviewId)) + files.length > imageLimits.filesPerReview) {
    throw new AppError("validation", `Maximum ${imageLimits.filesPerReview} files allowed`, {
      images: "errors.imageCount",
    });
  }
  return upload(request, files, { templeId: review.temple_id, reviewId });
}

/** Someone else's review answers as one that does not exist. */
async function findOpenReview(request: FastifyRequest, id: number) {
  const { db, now } = request.server;
  const review = await db
    .selectFrom("reviews")
    .select(["temple_id", "user_id", "author_key", "created_at"])
    .where("id", "=", id)
    .where("status", "=", "pending")
    .where("created_at", ">", new Date(now().getTime() - REVIEW_OPEN_MS).toISOString())
    .executeTakeFirst();
  if (!review) return notFound();
  const isMine =
    review.user_id === null
      ? review.author_key === addressKey(request, review.created_at)
      : review.user_id === request.account?.id;
  return isMine ? review : notFound();
}

async function upload(
  request: FastifyRequest,
  files: readonly SentFile[],
  place: Pick<PhotoOwner, "templeId" | "reviewId">,
): Promise<UploadResult> {
  if (files.length === 0) return invalid({ images: "errors.required" });
  const intake = await takePhotos(request, files);
  if (intake.stored.length === 0) return refuseAll(intake);
  const owner = { ...place, ...authorOf(request) };
  const rows = await request.server.db.transaction().execute((trx) => insertPhotos(trx, intake.stored, owner));
  return { success: rows.length, uploaded: rows.map(presentUploaded), ...problemsOf(intake) };
}

/** Checks, counts against the sender's day and stores files; the rows are the caller's to write. */
export async function takePhotos(request: FastifyRequest, files: readonly SentFile[]): Promise<Intake> {
  const problems = await Promise.all(files.map(problemOf));
  const promising = problems.filter((problem) => problem === undefined).length;
  if (promising > 0) await takeFromDay(request, promising);
  return takeIn(request.server, files);
}

async function takeFromDay(request: FastifyRequest, files: number): Promise<void> {
  const { db, now } = request.server;
  const limit = request.account ? imageLimits.filesPerDayAndAccount : imageLimits.filesPerDayAndAddress;
  await db.transaction().execute(async (trx) => {
    await takeFrom(trx, [{ key: `photos ${callerKey(request)}`, limit, windowMs: DAY_MS }], now(), files);
    await roomFor(trx, request, "photos", files);
  });
}

/** Who a contribution comes from: the account, and the hash of the address. */
export function authorOf(request: FastifyRequest) {
  const createdAt = request.server.now().toISOString();
  return { userId: request.account?.id ?? null, authorKey: addressKey(request, createdAt), createdAt };
}

const presentUploaded = ({ id, width, height, blur, ...files }: PhotoRow) =>
  ({ id, url: photoUrl(files), isMain: false, width, height, blur, status: "pending" }) as const;

function problemsOf({ problems }: Intake): Pick<UploadResult, "error" | "problems"> {
  const error = problems.length > 0 ? problems.map(({ text }) => text).join("\n") : null;
  return { error, problems: problems.map(({ file, key }) => ({ file, key })) };
}

/** None was any good: the failure carries the same fields as a success. */
function refuseAll(intake: Intake): never {
  const { error, problems } = problemsOf(intake);
  const [first] = problems;
  throw new AppError(
    "validation",
    error ?? undefined,
    { images: first?.key ?? "errors.imageInvalid" },
    {
      success: 0,
      uploaded: [],
      error,
      problems,
    },
  );
}
