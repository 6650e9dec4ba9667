import { type DragEvent, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { takeFiles } from "../../../client/chosenFiles";
import { photoTypes } from "../../../client/photoFile";
import { Icon } from "../../ui/Icon";
import type { PhotoFiles, ReadyPhoto } from "./usePhotoFiles";

/** Chooses photos by a press or by dropping them, shows what was chosen and what is wrong with the rest. */
export function PhotoPicker({ files, most, label }: { files: PhotoFiles; most: number; label: string }) {
  const { t } = useTranslation();
  const id = useId();
  const { photos, problems, preparing, add, remove } = files;
  const input = useRef<HTMLInputElement>(null);
  const takeOut = (photo: number) => {
    remove(photo);
    input.current?.focus(); // the button that was pressed is gone with its photo
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void add([...event.dataTransfer.files]);
  };
  return (
    <div className="picker">
      <div className="picker-drop">
        <input
          id={id}
          ref={input}
          className="sr"
          type="file"
          accept={photoTypes.join(",")}
          multiple
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => void add(takeFiles(currentTarget))}
        />
        <label className="picker-label" htmlFor={id} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <Icon name="camera" />
          {label}
        </label>
        <small className="soft" id={`${id}-hint`}>
          {t("photos.hint", { most })}
        </small>
      </div>
      <div role="status">{preparing && <p className="soft">{t("photos.preparing")}</p>}</div>
      <div role="alert">
        {problems.length > 0 && (
          <ul className="problems field-error">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
      {photos.length > 0 && (
        <ul className="previews">
          {photos.map((photo) => (
            <Preview key={photo.id} photo={photo} onRemove={() => takeOut(photo.id)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Preview({ photo: { file, preview }, onRemove }: { photo: ReadyPhoto; onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <li>
      <img src={preview} alt={file.name} width={120} height={90} />
      <button
        type="button"
        className="icon-button"
        aria-label={t("photos.remove", { file: file.name })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
