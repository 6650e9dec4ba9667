import { isUtf8 } from "node:buffer";
import fp from "fastify-plugin";
import { AppError } from "../errors";

/** JSON bodies and addresses are read strictly: what is not valid UTF-8 is refused instead of silently repaired. */
export const bodies = fp(async (app) => {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (!isUtf8(body)) return done(new AppError("badRequest"));
    parseJson(request, body.toString("utf8"), done);
  });
  app.addHook("onRequest", (request, _reply, done) => {
    done(request.url.includes("%") && !decodes(request.url) ? new AppError("badRequest") : undefined);
  });
});

function decodes(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
