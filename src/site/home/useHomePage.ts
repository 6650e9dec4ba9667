import { useState } from "react";
import type { NearTab } from "../components/HomeNear";
import { useHome } from "../components/useHome";
import { usePlace } from "../components/usePlace";

/** The data and the doings that the sections of the home page share. */
export function useHomePage() {
  const home = useHome();
  const { locate } = usePlace();
  const [tab, setTab] = useState<NearTab>("all");
  const onNearMe = () => {
    setTab("nearby");
    document.getElementById("near")?.scrollIntoView();
    void locate();
  };
  const onTab = (next: NearTab) => {
    setTab(next);
    if (next === "all") home.reload();
    if (next === "nearby") void locate();
  };
  return { ...home, tab, onTab, onNearMe };
}
