import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { session } from "../../client/session";
import { FormProblems } from "../components/FormProblems";
import { notify } from "../components/toast";
import { useSending } from "../components/useSending";
import { useSite } from "../queries";
import { CurrentPasswordField } from "./accountFields";

/** Deletes the account after its password was typed once more. */
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
  const { send, sending, failure, errors, attempt } = useSending();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const currentPassword = new FormData(event.currentTarget).get("currentPassword");
    const isGone = await send(async () => {
      await http.delete("/api/users/me", { data: { currentPassword } });
    });
    if (!isGone) return;
    session.signOut();
    navigate("/");
    notify("success", t("settings.deleted"));
  };
  return (
    <form className="stack" onSubmit={submit}>
      {failure && <FormProblems title={failure} attempt={attempt} />}
      <CurrentPasswordField errors={errors} autoFocus />
      <div className="row">
        <button type="submit" className="button" disabled={sending}>
          {t("settings.deleteConfirm")}
        </button>
        <button type="button" className="button quiet" onClick={onCancel}>
          {t("member.cancel")}
        </button>
      </div>
    </form>
  );
}
