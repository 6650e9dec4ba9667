import { useTranslation } from "react-i18next";
import type { PublicTemple } from "../../contract/temples";
import { Crumbs } from "../ui/Crumbs";
import { nameIn, wordIn } from "./wording";

/** An official name as its page's address writes it; the server leads on from any other spelling. */
const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The way to the temple by where it lies. */
export function TempleCrumbs({ temple }: { temple: PublicTemple }) {
  const { t, i18n } = useTranslation();
  const { state, district, districtHi, districtKn } = temple;
  const ofState = `/temples/${slug(state)}`;
  const crumbs = [
    { name: t("temple.crumbs.all"), to: "/temples" },
    { name: wordIn(t, "states", state), to: ofState },
    ...(district
      ? [
          {
            name: nameIn(i18n.language, { name: district, nameHi: districtHi, nameKn: districtKn }),
            to: `${ofState}/${slug(district)}`,
          },
        ]
      : []),
  ];
  return <Crumbs label={t("temple.crumbs.label")} crumbs={crumbs} />;
}
