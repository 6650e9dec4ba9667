/** A thin line of looped kolam around its dots, across the page. */
export function Kolam() {
  return <div className="kolam" aria-hidden="true" />;
}
