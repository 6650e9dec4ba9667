import { Link } from "react-router-dom";
import "../styles/crumbs.css";

/** A page on the way to another one. */
export type Crumb = { name: string; to: string };

/** The pages above the one that is shown. */
export function Crumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {crumbs.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
