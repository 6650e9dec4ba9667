import { FileSearchOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

const Palette = lazy(async () => ({ default: (await import("./Palette")).Palette }));

/** Opens the palette, as Ctrl+K (on a Mac ⌘K) does from everywhere. */
export function PaletteButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <Button
        type="text"
        icon={<FileSearchOutlined aria-hidden />}
        aria-label={t("palette.open")}
        aria-keyshortcuts="Control+K Meta+K"
        title={`${t("palette.open")} (Ctrl+K)`}
        onClick={() => setOpen(true)}
      />
      <Suspense>{isOpen && <Palette onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
