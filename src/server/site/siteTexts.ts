import en from "../../../locales/en/common.json";
import enSite from "../../../locales/en/site.json";
import hi from "../../../locales/hi/common.json";
import hiSite from "../../../locales/hi/site.json";
import kn from "../../../locales/kn/common.json";
import knSite from "../../../locales/kn/site.json";

/** The site's words, for what the server writes without drawing a page. */
export const siteTexts = { en: { ...en, ...enSite }, hi: { ...hi, ...hiSite }, kn: { ...kn, ...knSite } };
