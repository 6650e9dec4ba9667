import type { TempleCard } from "../../contract/temples";

export const drawings = [
  "gopuram",
  "kerala",
  "shikhara",
  "bengal",
  "stupa",
  "gurdwara",
  "jain",
  "cave",
  "hill",
] as const;
export type Drawing = (typeof drawings)[number];
export const hours = ["dawn", "morning", "noon", "dusk", "evening", "night"] as const;

const dravida = new Set(["Tamil Nadu", "Andhra Pradesh", "Telangana", "Karnataka", "Puducherry"]);
const byState: Record<string, Drawing> = { Kerala: "kerala", "West Bengal": "bengal", Tripura: "bengal" };
const byTradition: Record<string, Drawing> = { Sikh: "gurdwara", Buddhist: "stupa", Jain: "jain" };

function drawingOf({ tradition, setting, state }: Pick<TempleCard, "tradition" | "setting" | "state">): Drawing {
  if (setting === "Cave") return "cave";
  const own = byTradition[tradition ?? ""];
  if (own) return own;
  if (setting === "Hill") return "hill";
  return byState[state] ?? (dravida.has(state) ? "gopuram" : "shikhara");
}

/** Which drawing stands for a temple, at which hour, and whether it looks the other way; always the same for one temple. */
export function artOf(temple: Pick<TempleCard, "id" | "tradition" | "setting" | "state">) {
  const scattered = Math.imul(temple.id, 2654435761) >>> 0;
  const hour = hours[(scattered >>> 8) % hours.length] ?? "dawn";
  return { drawing: drawingOf(temple), hour, mirrored: ((scattered >>> 20) & 1) === 1 };
}
