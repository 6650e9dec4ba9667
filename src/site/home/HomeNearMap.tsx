import { useRef } from "react";
import type { TempleCard } from "../../contract/temples";
import { lazyPart } from "../ui/lazyPart";
import { useNear } from "../ui/useNear";

const HomeMap = lazyPart(async () => (await import("../map/HomeMap")).HomeMap);

/** The place of the map, as high as the map will be; it comes when it is nearly in view. */
export function HomeNearMap({ temples }: { temples: readonly TempleCard[] | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box);
  return (
    <div className="home-map" ref={box}>
      {isNear && <HomeMap temples={temples} />}
    </div>
  );
}
