import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type Presence, presenceTimes } from "../../../contract/workspace";
import { useHttp } from "../../http";

/** Says that this workspace is open, as long as it is in sight, and answers who else has it open. */
export function usePresence(templeId: string): Presence | undefined {
  const http = useHttp();
  const address = `/api/admin/temples/${templeId}/presence`;
  const { data, isError } = useQuery({
    queryKey: ["presence", templeId],
    queryFn: async ({ signal }) => (await http.put<Presence>(address, undefined, { signal })).data,
    refetchInterval: presenceTimes.everyMs,
    refetchOnWindowFocus: "always",
    retry: false,
    staleTime: 0,
    cacheTime: 0,
  });
  useEffect(() => {
    // also while the page goes: a call that may outlive it
    const leave = () =>
      void http.delete(address, { adapter: "fetch", fetchOptions: { keepalive: true } }).catch(() => undefined);
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [http, address]);
  // without an answer nobody knows who is there
  return isError ? undefined : data;
}
