import { type StepUpPurpose, stepUpHeader } from "../../src/contract/stepUpWords";
import type { Caller } from "./callers";
import { PASSWORD } from "./factories";

/** Why a test confirms what it does. */
export const REASON = "Agreed with the trust";

/** The header of a call that its caller has confirmed by the password; none for who cannot. */
export async function confirmed(by: Caller, purpose: StepUpPurpose): Promise<{ headers: Record<string, string> }> {
  const answer = await by.post("/api/auth/step-up", { purpose, reason: REASON, password: PASSWORD });
  return { headers: answer.statusCode === 200 ? { [stepUpHeader]: answer.json().token } : {} };
}
