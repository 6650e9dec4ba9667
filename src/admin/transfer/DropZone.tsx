import "./dropZone.css";
import { InboxOutlined } from "@ant-design/icons";
import { type DragEvent, useState } from "react";
import { takeFiles } from "../../client/chosenFiles";

type DropZoneProps = {
  /** the types that the file input offers */
  accept: string;
  label: string;
  text: string;
  note: string;
  /** the list of a form that the file is added to */
  field?: string;
  onFile: (file: File) => void;
};

/** A place to drop a file on, or to choose one by mouse or keyboard. */
export function DropZone({ accept, label, text, note, field, onFile }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <label
      className={isOver ? "drop-zone drop-zone-over" : "drop-zone"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input
        type="file"
        accept={accept}
        aria-label={label}
        data-field={field}
        onChange={({ target }) => {
          const [file] = takeFiles(target);
          if (file) onFile(file);
        }}
      />
      <InboxOutlined aria-hidden />
      <span>{text}</span>
      <span className="quiet">{note}</span>
    </label>
  );
}
