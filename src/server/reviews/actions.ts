import { randomInt } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { imageLimits } from "../../contract/contributionLimits";
import { reviewLimits } from "../../contract/reviewLimits";
import { ReviewInput, type SubmittedReview } from "../../contract/reviews";
import { roomFor } from "../accounts/roomFor";
import { addressKey, callerKey } from "../callerKeys";
import { answeredBefore, once } from "../idempotency";
import { authorOf, takePhotos } from "../images/actions";
import type { SentFile } from "../images/checks";
import { type PictureForm, readPictureForm } from "../images/form";
import { hashOf, type Intake } from "../images/intake";
import { insertPhotos } from "../images/repository";
import { localeOf } from "../locale";
import { readInput } from "../plugins/contract";
import { takeFrom } from "../quotas";
import { getPublicTemple } from "../temples/publicTemple";
import { insertReview } from "./repository";

/** Stores a review with its photos until someone approves it. Anyone may write; a filled trap is answered and forgotten. */
export async function submitReview(request: FastifyRequest, idOrSlug: string): Promise<SubmittedReview> {
  const temple = await getPublicTemple(request.server.db, idOrSlug);
  const { fields, files } = await readBody(request);
  if (fields.website) return { id: randomInt(1, 2_147_483_647), status: "pending", photos: files.length, problems: [] };
  const input = readInput(ReviewInput, fields);
  const asked = { temple: temple.id, input, photos: files.map(({ bytes }) => hashOf(bytes)) };
  const answered = await answeredBefore<SubmittedReview>(request, asked);
  if (answered) return answered;
  const intake = await photosOf(request, files);
  return once(request, asked, async (trx) => {
    await takeFrom(trx, cooldowns(request), request.server.now());
    await roomFor(trx, request, "reviews");
    const author = authorOf(request);
    const id = await insertReview(trx, input, { templeId: temple.id, locale: localeOf(request), ...author });
    const photos = await insertPhotos(trx, intake.stored, { templeId: temple.id, reviewId: id, ...author });
    const problems = intake.problems.map(({ file, key }) => ({ file, key }));
    return { id, status: "pending", photos: photos.length, problems };
  });
}

/** The same fields from a form and from JSON. */
async function readBody(request: FastifyRequest): Promise<PictureForm> {
  if (request.isMultipart()) {
    return readPictureForm(request, { fileField: "photos", maxFiles: imageLimits.filesPerReview });
  }
  const { body } = request;
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  return { fields: isObject ? { ...body } : {}, files: [] };
}

const photosOf = async (request: FastifyRequest, files: readonly SentFile[]): Promise<Intake> =>
  files.length > 0 ? takePhotos(request, files) : { stored: [], problems: [] };

/** One review in ten seconds from an address, and one from an account wherever it is. */
function cooldowns(request: FastifyRequest) {
  const keys = new Set([`address:${addressKey(request)}`, callerKey(request)]);
  return [...keys].map((key) => ({ key: `review ${key}`, limit: 1, windowMs: reviewLimits.cooldownMs }));
}
