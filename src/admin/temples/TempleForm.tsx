import { useTranslation } from "react-i18next";
import type { AdminTemple } from "../../contract/adminTemples";
import type { TempleField } from "../../contract/templeFields";
import { type FormSection, SectionedForm } from "../form/SectionedForm";
import type { useRecordForm } from "../form/useRecordForm";
import { describeValue } from "./describeValue";
import { AdvancedFields, SimpleFields } from "./MainFields";
import { AboutFields, ContactFields, NameFields, PictureFields, PlaceFields, VisitFields } from "./MoreFields";
import { PoojaFields } from "./PoojaFields";
import type { TempleValues } from "./templeValues";

/** The two screens differ in what stands on top; everything below is the same set of inputs. */
export type FormKind = "simple" | "advanced";

const sections: readonly FormSection[] = [
  { key: "names", Fields: NameFields, holds: ["nameHi", "nameKn", "slug", "tradition", "setting", "wikidataId"] },
  { key: "place", Fields: PlaceFields, holds: ["address", "pincode"] },
  { key: "contact", Fields: ContactFields, holds: ["phone", "email", "website"] },
  {
    key: "visit",
    Fields: VisitFields,
    holds: ["timings", "openingHours", "bestTime", "dressCode", "pujari", "amenities"],
  },
  { key: "about", Fields: AboutFields, holds: ["description", "history", "significance", "specialities"] },
  { key: "pictures", Fields: PictureFields, holds: ["image", "imageCredit", "imageLicense", "gallery"] },
  { key: "poojas", Fields: PoojaFields, holds: ["poojaDetails"] },
];
const opened: Record<FormKind, readonly string[]> = { simple: [], advanced: ["names", "place"] };
const otherwise = { city: "location", state: "location", tradition: "type", setting: "type" } as const;

type TempleFormProps = {
  kind: FormKind;
  editor: ReturnType<typeof useRecordForm<AdminTemple, TempleValues, TempleField>>;
  formId: string;
};

/** The one form for a temple, new or on file. */
export function TempleForm({ kind, editor, formId }: TempleFormProps) {
  const { t } = useTranslation();
  return (
    <SectionedForm
      editor={editor}
      formId={formId}
      sections={sections}
      opened={opened[kind]}
      otherwise={otherwise}
      describe={(field, value) => describeValue(field, value, t)}
    >
      {kind === "simple" ? <SimpleFields /> : <AdvancedFields />}
    </SectionedForm>
  );
}
