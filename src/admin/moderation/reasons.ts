import type { Moderated } from "../../contract/moderatedKinds";

const reasonsOf: Record<Moderated, readonly string[]> = {
  review: ["offTopic", "advertising", "insulting", "personal", "repeated"],
  photo: ["otherTemple", "unclear", "people", "copied", "advertising"],
  submission: ["listed", "noTemple", "incomplete", "unproven"],
  correction: ["unproven", "incorrect", "vague"],
  "role-request": ["identity", "notNeeded"],
  alias: ["otherMeant", "tooGeneral"],
};
const general = ["advertising", "repeated", "unproven"] as const;

/** The usual reasons to reject items of these kinds, as keys of `moderation.reasons`. */
export function reasonsFor(kinds: ReadonlySet<Moderated>): readonly string[] {
  const [only, another] = kinds;
  return only && !another ? reasonsOf[only] : general;
}
