import { Alert, Button, Progress } from "antd";
import { lazy, type ReactNode, Suspense, useId } from "react";
import { useTranslation } from "react-i18next";
import { usePictureUpload } from "./usePictureUpload";

const CropDialog = lazy(async () => ({ default: (await import("./CropDialog")).CropDialog }));

type PictureUploadProps = {
  /** told the address of the stored picture */
  onStored: (url: string) => void;
  /** the input that asks for the file */
  children: (choose: (file: File) => void) => ReactNode;
};

/** Sends one picture from this device: cropped, with its progress, and with what went wrong beside the input. */
export function PictureUpload({ onStored, children }: PictureUploadProps) {
  const { t } = useTranslation();
  const id = useId();
  const { state, ...upload } = usePictureUpload(onStored);
  return (
    <div className="picture-upload">
      {children(upload.choose)}
      {state.is === "sending" && (
        <div className="picture-sending">
          <span id={id} role="status">
            {t("temples.picture.uploading", { file: state.name })}
          </span>
          <Progress aria-labelledby={id} percent={state.percent} status="active" />
          <Button size="small" onClick={upload.stop}>
            {t("actions.cancel")}
          </Button>
        </div>
      )}
      {state.is === "stored" && <p role="status">{t("temples.picture.stored", { file: state.name })}</p>}
      {state.is === "failed" && (
        <Alert
          type="error"
          showIcon
          role="alert"
          message={`${state.name}: ${state.problem}`}
          action={state.ready && <Again ready={state.ready} onSend={upload.send} />}
        />
      )}
      {state.is === "cropping" && (
        <Suspense fallback={null}>
          <CropDialog file={state.file} size={state.size} onUse={upload.crop} onCancel={upload.cancel} />
        </Suspense>
      )}
    </div>
  );
}

function Again({ ready, onSend }: { ready: File; onSend: (ready: File) => void }) {
  const { t } = useTranslation();
  return (
    <Button size="small" onClick={() => onSend(ready)}>
      {t("retry")}
    </Button>
  );
}
