import { useTranslation } from "react-i18next";
import type { PublicTemple } from "../../contract/temples";
import { Crumbs } from "../ui/Crumbs";
import { cityIn, wordIn } from "./wording";

/** An official name as its page's address writes it; the server leads on from any other spelling. */
const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The way to the temple by where it lies. */
export function TempleCrumbs({ temple }: { temple: PublicTemple }) {
  const { t, i18n } = useTranslation();
  const { state, district, city } = temple;
  const ofState = `/temples/${slug(state)}`;
  const crumbs = [
    { name: t("temple.crumbs.all"), to: "/temples" },
    { name: wordIn(t, "states", state), to: ofState },
    ...(district
      ? [{ name: district === city ? cityIn(i18n.language, temple) : district, to: `${ofState}/${slug(district)}` }]
      : []),
  ];
  return <Crumbs label={t("temple.crumbs.label")} crumbs={crumbs} />;
}
