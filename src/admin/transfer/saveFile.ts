/** Saves a text as a file on this device. */
export const saveText = (text: string, name: string, type: string): void => saveBlob(new Blob([text], { type }), name);

export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  follow(address, name);
  URL.revokeObjectURL(address);
}

/** Opens an address as a download. */
export function follow(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}
