import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { maxRetries } from "../../client/retry";
import { useSite } from "../queries";
import { notify } from "./toast";

/** The home page's data; what goes wrong on the way, and that it went well in the end, is said in notices. */
export function useHome() {
  const { t, i18n } = useTranslation();
  const { queries } = useSite();
  const retried = useRef(false);
  const onRetry = (seconds: number, attempt: number) => {
    retried.current = true;
    notify("warning", t("home.retrying", { seconds, attempt, most: maxRetries }));
  };
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.home(i18n.language, { onRetry }),
    keepPreviousData: true,
  });
  useEffect(() => {
    if (isFetching) return;
    if (error) notify("error", errorText(error, t));
    else if (retried.current) notify("success", t("home.loaded"));
    retried.current = false;
  }, [error, isFetching, t]);
  useEffect(() => {
    if (!error) return undefined;
    const again = () => void refetch();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [error, refetch]);
  return { data, failed: error !== null && data === undefined, reload: () => void refetch() };
}
