import type { FastifyInstance } from "fastify";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { GatewayName } from "../../contract/paymentWords";
import type { Pace } from "../backlog";

/** Whose payments are meant, as a condition on the column: those of one provider, or of none that is configured. */
export type Whose = (column: "gateway" | "p.gateway") => RawBuilder<SqlBool>;

const ofOne =
  (name: GatewayName): Whose =>
  (column) =>
    sql`${sql.ref(column)} = ${name}`;

/** PostgreSQL knows no empty list. */
const ofNone =
  (names: readonly GatewayName[]): Whose =>
  (column) =>
    names.length === 0 ? sql`1 = 1` : sql`${sql.ref(column)} not in (${sql.join(names)})`;

/** What providers take of one caller without complaint; 2,000 a minute of one that takes 600 ms for an answer. */
export const providerPace: Pace = { atOnce: 20, perSecond: 50 };

/** Does the same for each provider at once, so that none waits for another, and for payments of former ones. */
export function eachGateway<T>({ gateways }: Pick<FastifyInstance, "gateways">, work: (whose: Whose) => Promise<T>) {
  const names = [...gateways.keys()];
  return Promise.all([...names.map((name) => work(ofOne(name))), work(ofNone(names))]);
}
