import { useTranslation } from "react-i18next";
import { RequireAccount } from "../account/RequireAccount";
import { AddTempleForm } from "../addTemple/AddTempleForm";
import { useHead } from "../head";
import "../styles/contribute.css";
import "../styles/member.css";

/** `/add-temple`: who is signed in shares a temple that is missing here. */
export function Page() {
  const { t } = useTranslation();
  useHead({ title: t("addTemple.title"), description: t("addTemple.lead") });
  return (
    <div className="wrap member">
      <h1>{t("addTemple.title")}</h1>
      <p className="soft">{t("addTemple.lead")}</p>
      <RequireAccount stays>
        <AddTempleForm />
      </RequireAccount>
    </div>
  );
}
