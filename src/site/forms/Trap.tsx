/** A field that people do not see: only a program fills it in. */
export function Trap({ name }: { name: string }) {
  return (
    <div className="trap" aria-hidden="true">
      <input name={name} tabIndex={-1} autoComplete="off" aria-label={name} />
    </div>
  );
}
