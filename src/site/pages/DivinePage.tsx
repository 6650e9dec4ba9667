import { longChips } from "../home/chips";
import { type Design, HomeDesign } from "../home/HomeDesign";
import { loadHome } from "../home/loadHome";
import "../home/divine.css";

export const load = loadHome;

const divine: Design = {
  path: "/divine",
  title: "home.divine.headTitle",
  description: "home.divine.headDescription",
  palette: "divine",
  chips: longChips,
  sections: [
    "announcement",
    "featured",
    "stats",
    "panchang",
    "guidance",
    "near",
    "line",
    "festivals",
    "live",
    "categories",
    "donation",
    "looks",
    "fixedSupport",
  ],
};

/** `/divine`: the home page by night, with the day's Panchang near its top and help always at hand. */
export function Page() {
  return <HomeDesign design={divine} />;
}
