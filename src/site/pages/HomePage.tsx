import { shortChips } from "../home/chips";
import { type Design, HomeDesign } from "../home/HomeDesign";
import { loadHome } from "../home/loadHome";

export const load = loadHome;

const warm: Design = {
  path: "/",
  title: "home.headTitle",
  description: "home.headDescription",
  palette: "warm",
  chips: shortChips,
  sections: [
    "announcement",
    "stats",
    "featured",
    "guidance",
    "near",
    "line",
    "categories",
    "festivals",
    "live",
    "donation",
    "panchang",
    "support",
    "looks",
  ],
};

/** `/`: the warm home page. */
export function Page() {
  return <HomeDesign design={warm} />;
}
