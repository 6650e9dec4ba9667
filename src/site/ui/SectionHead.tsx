import type { ReactNode } from "react";

/** The heading of a section, a line below it, and what stands at its end. */
export function SectionHead({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  children?: ReactNode;
}) {
  return (
    <div className="section-head">
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <p className="soft">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
