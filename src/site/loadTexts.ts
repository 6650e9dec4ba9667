import type { ResourceLanguage } from "i18next";
import { textLoader } from "../client/i18n";

/** The site's texts; those of the console alone are left out: every page loads the list of what there is. */
export const loadTexts = textLoader(
  import.meta.glob<{ default: ResourceLanguage[string] }>([
    "../../locales/*/*.json",
    "!../../locales/*/{admin,adminBookings,analytics,desk,duplicates,imports,listKeeping,money,outbox,positions,services,shopkeeping,workspace}.json",
  ]),
);
