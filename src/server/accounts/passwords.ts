import { hash, verify } from "@node-rs/argon2";

// argon2id, 19 MiB, two passes: the OWASP Password Storage Cheat Sheet's first choice
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** An argon2id hash of the password with its salt and cost, as PHC text. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** What an unknown address is checked against, so that the answer takes as long as for a known one: of 32 random bytes. */
const stranger = "$argon2id$v=19$m=19456,t=2,p=1$r5kQ5fE32uXNVFwXuYEJJQ$Qbe3WBTNIsrQNqD99olJquVDLnwTPy46ImrF8EZnKf4";

/** True when `password` is the one behind `stored`; without `stored` it does the same work and answers false. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? stranger, password);
  return stored !== undefined && matches;
}
