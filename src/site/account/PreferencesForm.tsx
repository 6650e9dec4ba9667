import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "../../contract/accounts";
import { FormArea } from "../forms/FormArea";
import { FormField } from "../forms/FormField";
import { FormProblems } from "../forms/FormProblems";
import { SuccessNote } from "../forms/SuccessNote";
import { useDraft } from "../forms/useDraft";
import { useSending } from "../forms/useSending";
import { useSite } from "../queries";
import { isJsonObject } from "./isJsonObject";
import { useMeChanged } from "./useMe";

const fieldsOf = ({ location, faith, preferences }: Me) => ({
  location: location ?? "",
  faith: faith ?? "",
  preferences: preferences ?? "",
});

/** Location, faith and preferences, the latter as JSON text. */
export function PreferencesForm({ me }: { me: Me }) {
  const { t } = useTranslation();
  const { http } = useSite();
  const changed = useMeChanged();
  const { fields, change, clear } = useDraft(`preferences ${me.id}`, fieldsOf(me));
  const [saved, setSaved] = useState(0);
  const { send, refuse, sending, failure, errors, attempt, onInput } = useSending();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaved(0);
    if (fields.preferences.trim() && !isJsonObject(fields.preferences)) {
      return refuse(t("profile.saveFailed"), { preferences: t("errors.preferences") });
    }
    const done = await send(async () => {
      const { data } = await http.put<Me>("/api/user/preferences", fields);
      changed(data);
      clear(fieldsOf(data));
    }, t("profile.saveFailed"));
    if (done) setSaved(saved + 1);
  };
  return (
    <form noValidate className="panel stack" aria-labelledby="preferences-title" onSubmit={submit} onInput={onInput}>
      <h2 id="preferences-title">{t("profile.preferences")}</h2>
      {saved > 0 && <SuccessNote key={saved}>{t("profile.saved")}</SuccessNote>}
      {failure && <FormProblems title={failure} attempt={attempt} />}
      <div className="pair">
        <FormField
          name="location"
          label={t("profile.location")}
          autoComplete="address-level2"
          maxLength={200}
          value={fields.location}
          error={errors.location}
          onChange={({ currentTarget }) => change({ location: currentTarget.value })}
        />
        <FormField
          name="faith"
          label={t("profile.faith")}
          maxLength={80}
          value={fields.faith}
          error={errors.faith}
          onChange={({ currentTarget }) => change({ faith: currentTarget.value })}
        />
      </div>
      <FormArea
        name="preferences"
        label={t("profile.preferencesText")}
        hint={t("profile.preferencesHint")}
        className="code"
        spellCheck={false}
        rows={5}
        value={fields.preferences}
        error={errors.preferences}
        onChange={({ currentTarget }) => change({ preferences: currentTarget.value })}
      />
      <button type="submit" className="button" disabled={sending}>
        {t(sending ? "member.saving" : "member.save")}
      </button>
    </form>
  );
}
