import { useTranslation } from "react-i18next";
import { FormProblems } from "../forms/FormProblems";
import { useSending } from "../forms/useSending";
import { useSite } from "../queries";
import { saveAs } from "./saveAs";

/** All that is stored about the account, as a file to keep. */
export function MyDataDownload() {
  const { t } = useTranslation();
  const { http } = useSite();
  const { send, sending, failure, attempt } = useSending();
  const download = () =>
    send(async () => {
      const { data } = await http.get<object>("/api/users/me/data");
      saveAs("my-data.json", new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
    });
  return (
    <section className="panel" aria-labelledby="data-title">
      <h2 id="data-title">{t("settings.data")}</h2>
      <p className="soft">{t("settings.dataText")}</p>
      {failure && <FormProblems title={failure} attempt={attempt} />}
      <button type="button" className="button quiet" disabled={sending} onClick={() => void download()}>
        {t("settings.download")}
      </button>
    </section>
  );
}
