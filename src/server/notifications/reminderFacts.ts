import { z } from "zod";
import { isQuiet, quietEnd } from "../../domain/reminderTimes";
import { type Carrier, NotNow } from "../carriers";

/**
 * What the outbox holds of a reminder beside its words: the page it leads to, what it is told apart by on a device, the
 * token that ends it and the words of that, and the reader's quiet hours.
 */
export const ReminderFacts = z.object({
  path: z.string(),
  tag: z.string(),
  token: z.string(),
  end: z.string(),
  quiet: z.object({ from: z.string(), until: z.string() }),
});
export type ReminderFacts = z.infer<typeof ReminderFacts>;

/** The facts of a message that is a reminder; undefined for all others. */
export const factsOfReminder = ({ template, data }: { template: string; data: string | null }) =>
  template.startsWith("reminder.") && data !== null ? ReminderFacts.parse(JSON.parse(data)) : undefined;

/** Carries no reminder in its reader's quiet hours, as one would be that was held up and is tried again. */
export const outsideQuietHours =
  (carry: Carrier, now: () => Date): Carrier =>
  async (message) => {
    const at = now().toISOString();
    const quiet = factsOfReminder(message)?.quiet;
    if (quiet && isQuiet(at, quiet)) throw new NotNow(quietEnd(at, quiet));
    return carry(message);
  };
