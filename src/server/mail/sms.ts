import { type Carrier, RefusedForGood } from "../carriers";
import { wordsOf } from "../notifications/rendering";

/** Where text messages are handed over: an address that takes them as JSON, and the token it asks for. */
export type SmsGateway = { url: string; token: string | undefined; site: string };

const TIMEOUT_MS = 10_000;

/**
 * Carries text messages to a gateway: `POST` of `{ to, text, reference }`, the reference being the same for every
 * attempt. 2xx means taken; 400, 404, 410 and 422 mean that this number or text is never taken, the rest is tried again.
 */
export const smsCarrier =
  ({ url, token, site }: SmsGateway): Carrier =>
  async (message) => {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({
        to: message.recipient,
        text: wordsOf(message, site).sms,
        reference: `outbox-${message.id}`,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok) return;
    const said = `the SMS gateway answered ${answer.status}`;
    throw [400, 404, 410, 422].includes(answer.status) ? new RefusedForGood(said) : new Error(said);
  };
