import { useCallback } from "react";
import { type NavigateOptions, useNavigate } from "react-router-dom";

/**
 * Changes parameters of the address as it is at that moment: a list that is drawn in steps may have been drawn for an
 * earlier one, and whoever only changes the address need not be drawn anew with it.
 */
export function useChangeAddress() {
  const navigate = useNavigate();
  return useCallback(
    (change: (params: URLSearchParams) => void, options?: NavigateOptions) => {
      const params = new URLSearchParams(window.location.search);
      change(params);
      navigate(`?${params}`, options);
    },
    [navigate],
  );
}
