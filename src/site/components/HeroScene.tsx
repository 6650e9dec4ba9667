import sceneUrl from "../art/hero.svg?url";

/** The temples at dawn behind the title; a file of its own, so that it is fetched once and costs no script. */
export function HeroScene() {
  return <img className="hero-scene" src={sceneUrl} alt="" width="1600" height="900" fetchPriority="high" />;
}
