import { useTranslation } from "react-i18next";
import { useSession } from "../../../client/useSession";
import { FormField } from "../../forms/FormField";
import type { ReviewFields } from "./checkReview";

type ReviewAuthorProps = {
  id: string;
  fields: ReviewFields;
  errorOf: (name: "name" | "email") => string | undefined;
  onChange: (changes: Partial<ReviewFields>) => void;
};

/** Who writes: the account's name for who is signed in, else a name and an address for who wants to leave them. */
export function ReviewAuthor({ id, fields, errorOf, onChange }: ReviewAuthorProps) {
  const { t } = useTranslation();
  const { role, name } = useSession();
  if (role !== "VISITOR") return <p>{t("reviews.as", { name })}</p>;
  return (
    <div className="pair">
      <FormField
        id={`${id}-name`}
        name="name"
        label={t("reviews.name")}
        autoComplete="name"
        maxLength={120}
        value={fields.name}
        error={errorOf("name")}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <FormField
        id={`${id}-email`}
        name="email"
        type="email"
        label={t("reviews.email")}
        hint={t("reviews.emailHint")}
        autoComplete="email"
        maxLength={254}
        value={fields.email}
        error={errorOf("email")}
        onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
      />
    </div>
  );
}
