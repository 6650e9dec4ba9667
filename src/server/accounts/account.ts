import type { AccountRole } from "../../contract/roles";

/** The account behind a request, as it is on file now, not as its token remembers it. */
export type Account = { id: number; name: string; role: AccountRole };
