import { useRef } from "react";
import { lazyPart } from "../ui/lazyPart";
import { useNear } from "../ui/useNear";

const HomeLive = lazyPart(() => import("./HomeLive").then((module) => module.HomeLive));

/** Live today, once the visitor has come near it: nothing of it is in the first load. */
export function LiveToday() {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div className="live-today" ref={place}>
      {near && <HomeLive />}
    </div>
  );
}
