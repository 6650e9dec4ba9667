import { useState } from "react";
import { lazyPart } from "../ui/lazyPart";
import type { Wanted } from "./useReminders";

const RemindChoice = lazyPart(() => import("./RemindChoice").then((module) => module.RemindChoice));

type RemindProps = Wanted & { name: string; label: string };

/** The first of three taps: opens the ways to be reminded, whose code comes then. */
export function Remind({ label, ...wanted }: RemindProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button quiet small"
        aria-label={`${label}: ${wanted.name}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && <RemindChoice {...wanted} />}
    </>
  );
}
