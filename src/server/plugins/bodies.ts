import { isUtf8 } from "node:buffer";
import fp from "fastify-plugin";
import { AppError } from "../errors";

/** JSON bodies are read strictly: what is not valid UTF-8 is refused instead of silently repaired. */
export const bodies = fp(async (app) => {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (!isUtf8(body)) return done(new AppError("badRequest"));
    parseJson(request, body.toString("utf8"), done);
  });
});
