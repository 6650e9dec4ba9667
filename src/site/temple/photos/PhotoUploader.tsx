import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../../client/errors";
import { imageLimits } from "../../../contract/contributionLimits";
import { FormProblems } from "../../forms/FormProblems";
import { SuccessNote } from "../../forms/SuccessNote";
import { useSite } from "../../queries";
import { PhotoPicker } from "./PhotoPicker";
import { type Upload, uploadPhotos } from "./uploadPhotos";
import { usePhotoFiles } from "./usePhotoFiles";
import "../../styles/contribute.css";

const most = imageLimits.filesPerCall;

type State = { sending?: boolean; part?: number; sent?: number; failure?: string };

/** Add Photos: up to five photos of the temple, which wait for approval. */
export function PhotoUploader({ templeId }: { templeId: number }) {
  const { t } = useTranslation();
  const { http } = useSite();
  const files = usePhotoFiles(most);
  const [attempt, setAttempt] = useState(0);
  const [{ sending, part = 0, sent, failure }, setState] = useState<State>({});
  const fail = (text: string) => {
    setState({ failure: text });
    setAttempt((count) => count + 1);
  };
  const finish = ({ success, problems, error }: Upload) => {
    files.complain(problems.map(({ file, key }) => `${file}: ${t(key)}`));
    if (success === 0) return fail(error && problems.length === 0 ? errorText(error, t) : t("photos.failed"));
    files.clear();
    setState({ sent: success });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || files.photos.length === 0) return;
    setState({ sending: true });
    const chosen = files.photos.map(({ file }) => file);
    try {
      finish(await uploadPhotos(http, templeId, chosen, (now) => setState({ sending: true, part: now })));
    } catch (error) {
      fail(t("photos.failedBecause", { message: errorText(error, t) }));
    }
  };
  return (
    <form noValidate className="panel uploader" aria-label={t("photos.add")} onSubmit={submit}>
      {failure && <FormProblems title={failure} attempt={attempt} />}
      <PhotoPicker files={files} most={most} label={t("photos.choose")} />
      {sent !== undefined && (
        <SuccessNote>
          <p>{t("photos.sent", { count: sent })}</p>
          <p>{t("photos.awaiting")}</p>
        </SuccessNote>
      )}
      {sending && <progress aria-label={t("photos.sending")} value={part} max={1} />}
      {files.photos.length > 0 && (
        <button type="submit" className="button" disabled={sending || files.preparing}>
          {sending ? t("photos.sending") : t("photos.send", { count: files.photos.length })}
        </button>
      )}
    </form>
  );
}
