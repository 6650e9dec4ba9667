import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PublicTemple } from "../../contract/temples";
import { Kolam } from "../components/Kolam";
import { SectionHead } from "../components/SectionHead";
import { TempleGrid } from "../components/TempleGrid";
import { nearbyOnTemple, useSite } from "../queries";

const shown = 3;

/** The nearest temples to this one. */
export function TemplesAround({ temple }: { temple: PublicTemple }) {
  const { t } = useTranslation();
  const { queries } = useSite();
  const position = positionOf(temple);
  const { data, error } = useQuery({
    ...queries.nearby(position ?? { latitude: 0, longitude: 0 }, nearbyOnTemple),
    enabled: position !== undefined,
  });
  const others = data?.filter((other) => other.id !== temple.id).slice(0, shown);
  if (!position || error || others?.length === 0) return null;
  return (
    <>
      <Kolam />
      <section className="section" aria-labelledby="around-title">
        <SectionHead id="around-title" title={t("temple.around")} />
        <TempleGrid temples={others} expected={shown} rare />
      </section>
    </>
  );
}

/** Where the temple is, if that is on record. */
export function positionOf({ latitude, longitude }: Pick<PublicTemple, "latitude" | "longitude">) {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}
