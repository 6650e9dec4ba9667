import type { ReactNode } from "react";

export type Fact = { name: string; value: ReactNode; hint?: string };

/** Names with their values under one heading. */
export function Facts({ id, title, facts }: { id: string; title: string; facts: Fact[] }) {
  return (
    <section aria-labelledby={id} className="facts">
      <h2 id={id}>{title}</h2>
      <dl>
        {facts.map(({ name, value, hint }) => (
          <div key={name}>
            <dt>
              {name}
              {hint && <span className="quiet">{hint}</span>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
