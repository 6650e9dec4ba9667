import sceneUrl from "../art/hero.svg?url";

/** The temples at dawn behind the title: a file of its own, fetched once for all pages. */
export function HeroScene() {
  return (
    <svg className="hero-scene" viewBox="0 0 1600 900" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <use href={`${sceneUrl}#art`} />
    </svg>
  );
}
