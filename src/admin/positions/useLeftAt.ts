import { useLocation, useNavigate } from "react-router-dom";

/** Where one was in the list when one left it for another screen: Back leads there again. */
export function useLeftAt() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const at: unknown = state?.at;
  return {
    at: typeof at === "string" ? at : "",
    leave: (key: string) => void navigate({ pathname, search }, { replace: true, state: { at: key } }),
  };
}
