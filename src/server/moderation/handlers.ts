import type { Moderated } from "../../contract/moderatedKinds";
import { aliasHandler } from "./aliasHandler";
import { correctionHandler } from "./correctionHandler";
import type { Handler } from "./handler";
import { photoHandler } from "./photoHandler";
import { reviewHandler } from "./reviewHandler";
import { roleRequestHandler } from "./roleRequestHandler";
import { submissionHandler } from "./submissionHandler";

/** How each kind of item is decided. */
export const handlers: Record<Moderated, Handler> = {
  review: reviewHandler,
  photo: photoHandler,
  submission: submissionHandler,
  correction: correctionHandler,
  "role-request": roleRequestHandler,
  alias: aliasHandler,
};
