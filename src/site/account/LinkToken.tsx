import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { Notice } from "../ui/Notice";

type LinkTokenProps = {
  /** What is said to who came without it. */
  missing: string;
  children: (token: ReactNode) => ReactNode;
};

/** The secret of the link one came by, as a hidden field of a form. */
export function LinkToken({ missing, children }: LinkTokenProps) {
  const [query] = useSearchParams();
  const token = query.get("token");
  if (!token) return <Notice tone="bad">{missing}</Notice>;
  return children(<input type="hidden" name="token" value={token} />);
}
