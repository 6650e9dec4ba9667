import { type SyntheticEvent, useLayoutEffect, useRef } from "react";

/**
 * A `<dialog>` that is open for as long as it is drawn; `onClose` has to take it away. The browser says that it has
 * closed one only some time after the focus is back: who has opened it again by then would see it close once more.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // gives the focus back, while the dialog is still there to do it
    return () => dialog?.close();
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // a browser asks before only where it was opened by a key or a touch
  const onClosed = ({ currentTarget }: SyntheticEvent) => currentTarget.isConnected && onClose();
  return { ref, onCancel, onClose: onClosed };
}
