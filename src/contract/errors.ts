/**
 * The catalogue of failures. `code` is stable; `errors.<code>` is its i18n key in every locale,
 * and the English text here is what the API answers to a caller that has no locale.
 */
export const catalogue = {
  badRequest: { status: 400, text: "Invalid request. Please check your input." },
  validation: { status: 400, text: "Please check your input and try again." },
  unauthorized: { status: 401, text: "Please log in to continue." },
  invalidCredentials: { status: 401, text: "Invalid credentials" },
  forbidden: { status: 403, text: "You do not have permission to perform this action." },
  notFound: { status: 404, text: "The requested resource was not found." },
  soldOut: { status: 409, text: "There are not enough pieces left." },
  conflict: { status: 409, text: "Someone else has changed this record. Please reload it." },
  taken: { status: 409, text: "This value is already in use." },
  lastSuperAdmin: { status: 409, text: "The last super admin cannot be removed." },
  decided: { status: 409, text: "Someone else has decided on this or is working on it. Please reload the list." },
  merged: { status: 409, text: "One of these temples has been merged or deleted meanwhile. Please reload the list." },
  mergedOn: {
    status: 409,
    text: "The temple that this one was merged into has been merged itself. Undo that merge first.",
  },
  slotTaken: { status: 409, text: "This time has just been taken. Please choose another one." },
  bookingClosed: { status: 409, text: "This can no longer be done with this booking." },
  undoOver: { status: 410, text: "It is too late to undo this." },
  gone: { status: 410, text: "This link has expired or has been used." },
  notPayable: { status: 409, text: "This temple cannot be paid here. Please use its official site." },
  repeatedKey: { status: 422, text: "This request key was used for another request." },
  tooLarge: { status: 413, text: "The request is too large." },
  unsupportedType: { status: 415, text: "This content type is not supported." },
  tooManyRequests: { status: 429, text: "Too many requests. Please wait a moment and try again." },
  server: { status: 500, text: "Server error. Please try again later." },
  unavailable: { status: 503, text: "Service temporarily unavailable. Please try again later." },
} as const;

export type ErrorCode = keyof typeof catalogue;
