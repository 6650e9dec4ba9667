import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { session } from "../../client/session";
import { FormArea } from "../forms/FormArea";
import { useSite } from "../queries";
import { notify } from "../ui/toast";
import { type OwnProof, OwnProofForm } from "./OwnProofForm";

/** Deletes the account after its owner has proved to be there. */
export function DeleteAccount() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <section className="panel danger" aria-labelledby="delete-title">
      <h2 id="delete-title">{t("settings.delete")}</h2>
      <p className="soft">{t("settings.deleteText")}</p>
      {open ? (
        <DeleteForm onCancel={() => setOpen(false)} />
      ) : (
        <button type="button" className="button quiet" onClick={() => setOpen(true)}>
          {t("settings.deleteOpen")}
        </button>
      )}
    </section>
  );
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation();
  const { http } = useSite();
  const navigate = useNavigate();
  const remove = async (proof: OwnProof, form: HTMLFormElement) => {
    const reason = String(new FormData(form).get("reason") ?? "");
    await http.delete("/api/users/me", { data: { ...proof, reason } });
    session.signOut();
    navigate("/");
    notify("success", t("settings.deleted"));
  };
  return (
    <OwnProofForm
      work={remove}
      button={t("settings.deleteConfirm")}
      onCancel={onCancel}
      fields={({ reason }) => (
        <FormArea
          name="reason"
          label={t("settings.deleteReason")}
          hint={t("settings.deleteReasonHint")}
          maxLength={300}
          rows={2}
          {...(reason && { error: reason })}
        />
      )}
    />
  );
}
