// no schema here: the console's first page knows these

/** What has to be confirmed anew, by whoever is signed in already. */
export const stepUpPurposes = ["role", "refund", "deactivate"] as const;
export type StepUpPurpose = (typeof stepUpPurposes)[number];

/** What a refusal with `stepUpRequired` says: what for, by what, and the reason that the call itself gave. */
export type StepUpAsked = { purpose: StepUpPurpose; factor: "password" | "code"; reason?: string };

/** The header that carries the confirmation when the call is sent again. */
export const stepUpHeader = "step-up-token";

/** Refunds of one payment that come to more than this have to be confirmed; integer paise. */
export const STEP_UP_REFUND_PAISE = 500_000;
