import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Done } from "../../contract/common";
import {
  DeviceInput,
  DeviceProof,
  LinkedReminder,
  PushKey,
  ReaderInput,
  ReminderHoursInput,
  ReminderInput,
  Reminders,
  ReminderToken,
} from "../../contract/reminders";
import { changeHours, follow, forgetDevice, listOf, registerDevice, remind } from "./actions";
import { whoseCall } from "./readers";

/** `/api/reminders`: what one is reminded of, with an account or by a device alone. */
export const reminderRoutes: FastifyPluginAsyncZod = async (app) => {
  // mail programs that end a reminder with one click send a form; what it says is known already
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, _body, done) =>
    done(null, undefined),
  );
  app.get("/api/reminders/key", { schema: { response: { 200: PushKey } } }, async () => {
    const { publicKey } = await app.pushKeys();
    return { publicKey };
  });
  app.post("/api/reminders/devices", { schema: { body: DeviceInput, response: { 200: Done } } }, async (request) => {
    await registerDevice(request, request.body);
    return { ok: true };
  });
  app.post(
    "/api/reminders/devices/forget",
    { schema: { body: DeviceProof, response: { 200: Done } } },
    async (request) => {
      await forgetDevice(app, request.body);
      return { ok: true };
    },
  );
  app.post("/api/reminders/list", { schema: { body: ReaderInput, response: { 200: Reminders } } }, async (request) =>
    listOf(request, await whoseCall(app.db, request, request.body.device)),
  );
  app.post("/api/reminders", { schema: { body: ReminderInput, response: { 200: Reminders } } }, (request) =>
    remind(request, request.body),
  );
  app.put("/api/reminders/hours", { schema: { body: ReminderHoursInput, response: { 200: Reminders } } }, (request) =>
    changeHours(request, request.body),
  );

  const link = { querystring: ReminderToken, response: { 200: LinkedReminder } };
  app.get("/api/reminders/link", { schema: link }, (request) => follow(request, request.query.token, "show"));
  app.post("/api/reminders/end", { schema: link }, (request) => follow(request, request.query.token, "end"));
  app.post("/api/reminders/again", { schema: link }, (request) => follow(request, request.query.token, "again"));
};
