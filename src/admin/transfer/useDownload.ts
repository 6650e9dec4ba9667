import { useNotification } from "@refinedev/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { useHttp } from "../http";
import { follow, saveBlob } from "./saveFile";

/** Brings files of the server to this device, and tells `failed` with the reason where one cannot be had. */
export function useDownload(failed: string) {
  const { t } = useTranslation();
  const http = useHttp();
  const { open: notify } = useNotification();
  const [running, setRunning] = useState<string>();
  const run = async (name: string, work: () => Promise<void>) => {
    setRunning(name);
    try {
      await work();
    } catch (error) {
      notify?.({ type: "error", message: failed, description: errorText(error, t) });
    } finally {
      setRunning(undefined);
    }
  };
  return {
    /** The name of the file that is under way. */
    running,
    /** A file of moderate size, read whole. */
    download: (address: string, name: string) =>
      run(name, async () => {
        // as a text, JSON that breaks off is noticed
        const responseType = name.endsWith(".json") ? "text" : "blob";
        const { data } = await http.get<Blob | string>(address, { timeout: 0, responseType });
        saveBlob(new Blob([data]), name);
      }),
    /** A file of any size, streamed to the disk: a link cannot carry a token, so it carries a single-use ticket. */
    stream: (tickets: string, address: string, name: string) =>
      run(name, async () => {
        const { data } = await http.post<{ ticket: string }>(tickets, {});
        const [path, query] = address.split("?");
        const params = new URLSearchParams(query);
        params.set("ticket", data.ticket);
        follow(`${path}?${params}`, name);
      }),
  };
}
