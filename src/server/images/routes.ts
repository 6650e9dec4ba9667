import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  EditorPicture,
  ImageFileParams,
  Images,
  imageFileName,
  ReviewImageParams,
  UploadResult,
} from "../../contract/images";
import { TempleParams } from "../../contract/temples";
import { refuseSpentToken } from "../access";
import { notFound } from "../errors";
import { getPublicTemple } from "../temples/publicTemple";
import { uploadToReview, uploadToTemple } from "./actions";
import { uploadForEditor } from "./editorPictures";
import { listTemplePhotos } from "./repository";
import { sweepImages } from "./sweep";

const DAY_MS = 86_400_000;
const types: Readonly<Record<string, string>> = { avif: "image/avif", webp: "image/webp" };

/** `/api/images` and the files themselves under `/images`. */
export const imageRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/api/images/temple/:id",
    { schema: { params: TempleParams, response: { 200: Images } } },
    async (request) => {
      const temple = await getPublicTemple(app.db, request.params.id);
      return { images: await listTemplePhotos(app.db, temple) };
    },
  );
  const upload = { config: { limit: "upload" }, onRequest: refuseSpentToken } as const;
  app.post(
    "/api/images/temple/:templeId",
    { ...upload, schema: { params: TempleUploadParams, response: { 201: UploadResult } } },
    async (request, reply) => reply.code(201).send(await uploadToTemple(request, request.params.templeId)),
  );
  app.post(
    "/api/images/review/:reviewId",
    { ...upload, schema: { params: ReviewImageParams, response: { 201: UploadResult } } },
    async (request, reply) => reply.code(201).send(await uploadToReview(request, request.params.reviewId)),
  );

  app.post(
    "/api/admin/pictures",
    { config: { limit: "upload" }, schema: { response: { 201: EditorPicture } } },
    async (request, reply) => reply.code(201).send(await uploadForEditor(request)),
  );

  app.get(
    "/images/:file",
    { config: { limit: "none" }, schema: { params: ImageFileParams } },
    async (request, reply) => {
      const { file } = request.params;
      const etag = `"${file}"`; // a file never changes under its name
      reply.header("cache-control", "public, max-age=31536000, immutable").header("etag", etag);
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      const found = imageFileName.test(file) ? await app.images.storage.read(file) : undefined;
      if (!found) {
        reply.removeHeader("etag").header("cache-control", "no-store");
        return notFound();
      }
      return reply
        .type(types[file.split(".").at(-1) ?? ""] ?? "application/octet-stream")
        .header("content-length", found.length)
        .send(found.stream);
    },
  );

  app.addHook("onListen", async () => {
    app.repeat("sweeping images", DAY_MS, () => sweepImages(app));
  });
};

const TempleUploadParams = TempleParams.omit({ id: true }).extend({ templeId: TempleParams.shape.id });
