import { shortChips } from "../home/chips";
import { type Design, HomeDesign } from "../home/HomeDesign";
import { loadHome } from "../home/loadHome";
import "../home/classic.css";

export const load = loadHome;

const classic: Design = {
  path: "/classic",
  title: "home.classic.headTitle",
  description: "home.classic.headDescription",
  palette: "classic",
  chips: shortChips,
  sections: [
    "announcement",
    "saved",
    "featured",
    "categories",
    "near",
    "guidance",
    "panchang",
    "festivals",
    "live",
    "stats",
    "donation",
    "support",
    "looks",
  ],
};

/** `/classic`: the earlier home page, plain, which opens with the temples one has saved. */
export function Page() {
  return <HomeDesign design={classic} />;
}
