import { useTranslation } from "react-i18next";
import type { Translate } from "../../client/errors";
import type { PublicTemple } from "../../contract/temples";
import { longDate } from "../panchang/words";
import { inWordsOf } from "./recordWording";

type Sourced = Pick<PublicTemple, "sources" | "tradition" | "closures">;

/** Who says what is told of the temple, of which parts of it, and when it was checked. */
export function TempleSources({ temple }: { temple: Sourced }) {
  const { t } = useTranslation();
  const { sources } = temple;
  if (sources.length === 0) return null;
  return (
    <p className="soft">
      {t("temple.sources")}:{" "}
      {sources.map(({ kind, name, url, checkedOn, fields }, at) => (
        <span key={`${kind} ${name}`}>
          {at > 0 && "; "}
          {url ? (
            <a href={url} target="_blank" rel="noopener noreferrer nofollow">
              {sourceIn(t, name)}
            </a>
          ) : (
            sourceIn(t, name)
          )}{" "}
          ({[t(`temple.sourceKinds.${kind}`), checkedOn && longDate(t, checkedOn)].filter(Boolean).join(", ")})
          {partsIn(t, temple, fields)}
        </span>
      ))}
    </p>
  );
}

/** The sources that bundled records name (`server/temples/seedSources`), in the reader's language; others stay as they are. */
function sourceIn(t: Translate, name: string): string {
  const key = ownSources.get(name);
  return key ? t(key) : name;
}
const ownSources = new Map([
  ["Public lists of temples", "temple.sourceNames.lists"],
  ["India Post", "temple.sourceNames.post"],
  ["Devalaya", "brand"],
]);

/** What the page calls the fields of a record. */
const partOf: Readonly<Record<string, string>> = {
  ...{ address: "address", locality: "address", city: "address", taluk: "address", district: "address" },
  ...{ state: "address", pincode: "address", latitude: "address", longitude: "address" },
  ...{ timings: "timings", openingHours: "timings", closures: "closures", bestTime: "bestTime", queue: "queue" },
  ...{ history: "history", description: "about", significance: "significance", specialities: "specialities" },
  ...{ names: "otherNames", poojaDetails: "poojas", ownFestivals: "ownFestivals", pujari: "pujari" },
  ...{
    worship: "worship",
    dressCode: "dressCode",
    photography: "photography",
    wheelchair: "wheelchair",
    amenities: "amenities",
  },
  ...{ gettingThere: "gettingThere", stay: "stay", setting: "setting", architecture: "architecture", built: "built" },
  ...{ phone: "phone", email: "email", website: "website", bookingUrl: "officialBooking" },
  ...{ image: "photos", gallery: "photos", pictureNotes: "photos" },
};

/** ": Timings, Address" */
function partsIn(t: Translate, { tradition, closures }: Sourced, fields: readonly string[]): string {
  const isOpening = closures.some(({ openOnly }) => openOnly);
  const parts = new Set(
    fields.flatMap((field) => (field === "closures" && isOpening ? "openings" : (partOf[field] ?? []))),
  );
  const names = [...parts].map((part) => inWordsOf(t, tradition, `temple.${part}`));
  return names.length > 0 ? `: ${names.join(", ")}` : "";
}
