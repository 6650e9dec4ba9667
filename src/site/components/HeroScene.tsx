import sceneUrl from "../art/hero.svg?url";

/**
 * The temples at dawn behind the title. Drawn from a file of its own, it is fetched once and costs no script; as a
 * drawing it does not hold up the words, which are what the page opens with.
 */
export function HeroScene() {
  return (
    <svg className="hero-scene" viewBox="0 0 1600 900" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <use data-drawing={`${sceneUrl}#art`} suppressHydrationWarning />
    </svg>
  );
}
