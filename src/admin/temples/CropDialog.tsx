import "react-easy-crop/react-easy-crop.css";
import { Modal, Radio } from "antd";
import { useEffect, useId, useState } from "react";
import Cropper from "react-easy-crop";
import { useTranslation } from "react-i18next";
import type { PhotoPart, PhotoSize } from "../../client/drawPhoto";
import { useReturnFocus } from "../layout/useReturnFocus";

/** Shapes that a picture is cut to, width to height. */
const shapes = { "4:3": 4 / 3, "16:9": 16 / 9, "1:1": 1, "3:4": 3 / 4 } as const;
type Shape = keyof typeof shapes | "whole";
const MOST_ZOOM = 4;
const KEY_STEP_PX = 10;

type CropDialogProps = {
  file: File;
  size: PhotoSize;
  onUse: (part: PhotoPart) => void;
  onCancel: () => void;
};

/** Asks which part of a picture stays: by mouse, by fingers, by keys. */
export function CropDialog({ file, size, onUse, onCancel }: CropDialogProps) {
  const { t } = useTranslation();
  const [hint, zoomId] = [useId(), useId()];
  const url = useObjectUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [shape, setShape] = useState<Shape>("whole");
  const [part, setPart] = useState<PhotoPart>({ x: 0, y: 0, ...size });
  useReturnFocus();
  const word = (key: string) => t(`temples.picture.${key}`);
  return (
    <Modal
      open
      centered
      width={640}
      title={t("temples.picture.crop", { file: file.name })}
      okText={word("use")}
      cancelText={t("actions.cancel")}
      onOk={() => onUse(part)}
      onCancel={onCancel}
      // the crop is measured as the dialog opens: it must not grow meanwhile
      transitionName=""
      maskTransitionName=""
    >
      <div className="crop-picture">
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={MOST_ZOOM}
            aspect={shape === "whole" ? size.width / size.height : shapes[shape]}
            keyboardStep={KEY_STEP_PX}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => setPart(pixels)}
            disableAutomaticStylesInjection
            cropperProps={{ role: "group", "aria-label": word("area"), "aria-describedby": hint }}
          />
        )}
      </div>
      <p id={hint} className="form-note">
        {word("cropHint")}
      </p>
      <div className="crop-choices">
        <Radio.Group
          aria-label={word("shape")}
          optionType="button"
          value={shape}
          onChange={({ target }) => setShape(target.value)}
          options={[
            { value: "whole", label: word("whole") },
            ...Object.keys(shapes).map((value) => ({ value, label: value })),
          ]}
        />
        <label htmlFor={zoomId}>{word("zoom")}</label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(target.valueAsNumber)}
        />
      </div>
    </Modal>
  );
}

function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
