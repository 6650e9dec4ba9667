import { lazy, Suspense } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import type { AuditKind, HistoryNoun } from "../../contract/auditWords";
import { recordNamed } from "./records";

const HistoryDrawer = lazy(async () => ({ default: (await import("./HistoryDrawer")).HistoryDrawer }));

type HistoryPlaceProps = { noun: HistoryNoun; onChanged: (kind: AuditKind) => void };

/** Where a screen shows the history that its address names; it comes with its first use. */
export function HistoryPlace({ noun, onChanged }: HistoryPlaceProps) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const name = params.get("history");
  const record = name ? recordNamed(noun, name) : undefined;
  if (!record) return null;
  const close = () => {
    const rest = new URLSearchParams(params);
    rest.delete("history");
    setParams(rest);
  };
  return (
    <Suspense>
      <HistoryDrawer
        key={record.path}
        record={record}
        name={nameIn(state)}
        onClose={close}
        onChanged={() => onChanged(record.kind)}
      />
    </Suspense>
  );
}

const nameIn = (state: unknown): string | undefined =>
  typeof state === "object" && state !== null && "name" in state && typeof state.name === "string"
    ? state.name
    : undefined;
