import { UploadOutlined } from "@ant-design/icons";
import { Button, type ButtonProps } from "antd";
import { useRef } from "react";
import { takeFiles } from "../../client/chosenFiles";

type FileButtonProps = Omit<ButtonProps, "onClick"> & { accept: string; onFile: (file: File) => void };

/** A button that asks for one file; the same file can be chosen again after it was corrected. */
export function FileButton({ accept, onFile, children, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [file] = takeFiles(target);
          if (file) onFile(file);
        }}
      />
      <Button icon={<UploadOutlined aria-hidden />} {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
