import { type FunctionComponent, useEffect, useState } from "react";

/** What may wait: its code is fetched when the page has been loaded and the device has nothing else to do. */
export function useLater(load: () => Promise<FunctionComponent>): FunctionComponent | undefined {
  const [Part, setPart] = useState<FunctionComponent>();
  useEffect(() => {
    const fetchPart = () =>
      void load().then(
        (part) => setPart(() => part),
        () => undefined, // without a connection the page goes on without it
      );
    const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2_000));
    const whenLoaded = () => void idle(fetchPart);
    if (document.readyState === "complete") whenLoaded();
    else window.addEventListener("load", whenLoaded, { once: true });
  }, [load]);
  return Part;
}
