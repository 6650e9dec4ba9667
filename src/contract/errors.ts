/**
 * The catalogue of failures. `code` is stable; `errors.<code>` is its i18n key in every locale,
 * and the English text here is what the API answers to a caller that has no locale.
 */
export const catalogue = {
  badRequest: { status: 400, text: "Invalid request. Please check your input." },
  validation: { status: 400, text: "Please check your input and try again." },
  unauthorized: { status: 401, text: "Please log in to continue." },
  invalidCredentials: { status: 401, text: "Invalid credentials" },
  codeRequired: { status: 401, text: "Please enter the code from your authenticator app." },
  invalidCode: { status: 401, text: "This code is wrong or has already been used." },
  forbidden: { status: 403, text: "You do not have permission to perform this action." },
  stepUpRequired: { status: 403, text: "Please confirm it’s you." },
  notFound: { status: 404, text: "The requested resource was not found." },
  soldOut: { status: 409, text: "There are not enough items in stock." },
  conflict: { status: 409, text: "Someone else has changed this record. Please reload it." },
  taken: { status: 409, text: "This value is already in use." },
  lastSuperAdmin: { status: 409, text: "The last super admin cannot be removed." },
  decided: { status: 409, text: "Someone else has already decided this or is working on it. Please reload the list." },
  merged: {
    status: 409,
    text: "One of these temples has been merged or deleted in the meantime. Please reload the list.",
  },
  mergedOn: {
    status: 409,
    text: "The temple this one was merged into has itself been merged. Undo that merge first.",
  },
  slotTaken: { status: 409, text: "This time has just been taken. Please choose another one." },
  slotOwn: { status: 409, text: "You have already booked this time." },
  bookingClosed: { status: 409, text: "This booking can no longer be changed in this way." },
  undoOver: { status: 410, text: "It is too late to undo this." },
  gone: { status: 410, text: "This link has expired or has been used." },
  notPayable: { status: 409, text: "Payments to this temple are not possible here. Please use its official site." },
  noWorship: {
    status: 409,
    text: "No worship is held at this temple: no pooja can be booked there, and no donation is taken for it.",
  },
  noGateway: { status: 503, text: "Payments are not available here yet." },
  verifyEmail: { status: 429, text: "You have too many unfinished requests. Confirm your email address to do more." },
  tooManyOpen: {
    status: 429,
    text: "You have too many unfinished requests. Please wait until some are decided or paid.",
  },
  tooManyLetters: {
    status: 429,
    text: "Too many messages were sent today. Please look for the last one, or try again tomorrow.",
  },
  repeatedKey: { status: 422, text: "This request was sent before with different content." },
  tooLarge: { status: 413, text: "The request is too large." },
  unsupportedType: { status: 415, text: "This content type is not supported." },
  tooManyRequests: { status: 429, text: "Too many requests. Please wait a moment and try again." },
  server: { status: 500, text: "Server error. Please try again later." },
  unavailable: { status: 503, text: "Service temporarily unavailable. Please try again later." },
  notStored: {
    status: 503,
    text: "Changes cannot be saved at the moment. You can continue reading; please try again later.",
  },
} as const;

export type ErrorCode = keyof typeof catalogue;
