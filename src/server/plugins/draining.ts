import fp from "fastify-plugin";

/** While the process stops, each answer ends its connection: one kept alive would be waited for until the last second. */
export const draining = fp(async (app) => {
  let stopping = false;
  app.addHook("preClose", async () => {
    stopping = true;
  });
  app.addHook("onSend", async (_, reply) => {
    if (stopping) reply.header("connection", "close");
  });
});
