import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Me } from "../../contract/accounts";
import {
  EmailChangeInput,
  PhoneCodeInput,
  PhoneCodeSent,
  PhoneInput,
  VerificationSent,
  VerifiedEmail,
  VerifyInput,
} from "../../contract/verification";
import { callerOf } from "../access";
import { notFound } from "../errors";
import { confirmPhone, forgetPhone, sendPhoneCode } from "./phoneVerification";
import { findMe } from "./repository";
import { changeEmail, confirmEmail, sendAgain } from "./verification";

/** Confirming that an address and a telephone number are the account owner's. A link that is only opened does nothing. */
export const verificationRoutes: FastifyPluginAsyncZod = async (app) => {
  const limited = { config: { limit: "auth" } } as const;
  const me = async (id: number): Promise<Me> => (await findMe(app.db, id)) ?? notFound();

  app.post(
    "/api/auth/verify",
    { ...limited, schema: { body: VerifyInput, response: { 200: VerifiedEmail } } },
    (request) => confirmEmail(request, request.body.token),
  );
  app.post("/api/users/me/verification", { ...limited, schema: { response: { 200: VerificationSent } } }, (request) =>
    sendAgain(request),
  );
  app.put(
    "/api/users/me/email",
    { ...limited, schema: { body: EmailChangeInput, response: { 200: VerificationSent } } },
    (request) => changeEmail(request, request.body),
  );
  app.post(
    "/api/users/me/phone",
    { ...limited, schema: { body: PhoneInput, response: { 200: PhoneCodeSent } } },
    (request) => sendPhoneCode(request, request.body.phone),
  );
  app.post(
    "/api/users/me/phone/confirm",
    { ...limited, schema: { body: PhoneCodeInput, response: { 200: Me } } },
    async (request) => {
      await confirmPhone(request, request.body.code);
      return me(callerOf(request).id);
    },
  );
  app.delete("/api/users/me/phone", { schema: { response: { 200: Me } } }, async (request) => {
    await forgetPhone(request);
    return me(callerOf(request).id);
  });
};
