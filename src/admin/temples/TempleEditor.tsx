import { useTranslation } from "react-i18next";
import type { AdminTemple } from "../../contract/adminTemples";
import { type FormSection, RecordForm } from "../form/RecordForm";
import { useRecordForm } from "../form/useRecordForm";
import { describeValue } from "./describeValue";
import { AdvancedFields, SimpleFields } from "./MainFields";
import { Managers } from "./Managers";
import {
  AboutFields,
  ContactFields,
  NameFields,
  PictureFields,
  PlaceFields,
  SourceFields,
  VisitFields,
} from "./MoreFields";
import { PoojaFields } from "./PoojaFields";
import { TranslationFields } from "./TranslationFields";
import { TwinNotice } from "./TwinNotice";
import { TypedTwins } from "./TypedTwins";
import { type FormField, type TempleValues, templeShape } from "./templeValues";

/** The two screens differ in what stands on top; everything below is the same set of inputs. */
export type FormKind = "simple" | "advanced";

const sections: readonly FormSection[] = [
  {
    key: "names",
    Fields: NameFields,
    holds: ["nameHi", "nameKn", "names", "slug", "tradition", "setting", "architecture", "built", "wikidataId"],
  },
  { key: "place", Fields: PlaceFields, holds: ["address", "locality", "taluk", "district", "pincode"] },
  { key: "contact", Fields: ContactFields, holds: ["phone", "email", "website", "bookingUrl"] },
  {
    key: "visit",
    Fields: VisitFields,
    holds: [
      "timings",
      "openingHours",
      "closures",
      "bestTime",
      "dressCode",
      "worship",
      "photography",
      "wheelchair",
      "gettingThere",
      "queue",
      "stay",
      "pujari",
      "amenities",
      "ownFestivals",
    ],
  },
  { key: "about", Fields: AboutFields, holds: ["description", "history", "significance", "specialities"] },
  { key: "translations", Fields: TranslationFields, holds: ["translations", "englishStates"] },
  { key: "pictures", Fields: PictureFields, holds: ["pictures"] },
  { key: "poojas", Fields: PoojaFields, holds: ["poojaDetails"] },
  { key: "sources", Fields: SourceFields, holds: ["identifiers", "sources", "sourceNotes"] },
];
const opened: Record<FormKind, readonly string[]> = { simple: [], advanced: ["names", "place"] };
const otherwise = { city: "location", state: "location", tradition: "type", setting: "type" } as const;
const failed = { simple: "temples.failed.simpleSave", advanced: "temples.failed.save" } as const;

export const useTempleForm = (kind: FormKind, id: string, onSaved: () => void) =>
  useRecordForm<AdminTemple, TempleValues, FormField>(templeShape, { id, failed: failed[kind], onSaved });

type TempleEditorProps = { kind: FormKind; editor: ReturnType<typeof useTempleForm> };

/** The one form for a temple, new or on file, and who manages it. */
export function TempleEditor({ kind, editor }: TempleEditorProps) {
  const { t } = useTranslation();
  const { base } = editor;
  return (
    <>
      {base && <TwinNotice temple={base} />}
      <RecordForm
        editor={editor}
        sections={sections}
        opened={opened[kind]}
        otherwise={otherwise}
        describe={(field, value) => describeValue(field, value, t)}
      >
        {kind === "simple" ? <SimpleFields /> : <AdvancedFields />}
        {!base && <TypedTwins />}
      </RecordForm>
      {base && base.status !== "archived" && <Managers templeId={base.id} />}
    </>
  );
}
