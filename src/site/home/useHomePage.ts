import { useState } from "react";
import { usePlace } from "../nearby/usePlace";
import { useChosenPlace } from "../panchang/useChosenPlace";
import { showPart } from "../ui/showPart";
import type { NearTab } from "./HomeNear";
import { useHome } from "./useHome";

/** The data and the doings that the sections of the home page share. */
export function useHomePage() {
  const home = useHome();
  const { locate } = usePlace();
  const [where, onPlace] = useChosenPlace();
  const [tab, setTab] = useState<NearTab>("all");
  const onNearMe = () => {
    setTab("nearby");
    showPart("near", "smooth");
    void locate();
  };
  const onTab = (next: NearTab) => {
    setTab(next);
    if (next === "all") home.reload();
    if (next === "nearby") void locate();
  };
  return { ...home, tab, onTab, onNearMe, where, onPlace };
}
