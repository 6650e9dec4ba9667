export type Measure = { name: string; value: number; unit: string; budget: number; atLeast: boolean };

export const atLeast = (name: string, value: number, unit: string, budget: number): Measure => ({
  name,
  value,
  unit,
  budget,
  atLeast: true,
});
/** Without a budget it is only told. */
export const atMost = (name: string, value: number, unit: string, budget = Number.POSITIVE_INFINITY): Measure => ({
  name,
  value,
  unit,
  budget,
  atLeast: false,
});

export const missed = ({ value, budget, atLeast: isFloor }: Measure) => (isFloor ? value < budget : !(value <= budget));

const digitsOf = (value: number) => (Number.isInteger(value) || value >= 100 ? 0 : value < 5 ? 2 : 1);

const goalOf = ({ budget, atLeast: isFloor, unit }: Measure) =>
  budget > 0 && Number.isFinite(budget) ? `${isFloor ? "≥" : "≤"} ${budget.toLocaleString("en")} ${unit}` : "";

export function print(measures: readonly Measure[]): void {
  for (const measure of measures) {
    const { name, value, unit } = measure;
    const reached = `${value.toFixed(digitsOf(value)).padStart(9)} ${unit.padEnd(6)}`;
    process.stdout.write(`${missed(measure) ? "MISSED" : "ok    "} ${name.padEnd(48)} ${reached} ${goalOf(measure)}\n`);
  }
}

/** The figures as a table of Markdown; what missed its goal is bold. */
export function table(measures: readonly Measure[]): string {
  const rows = measures.map((measure) => {
    const { name, value, unit } = measure;
    const digits = digitsOf(value);
    const told = value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
    const reached = missed(measure) ? `**${told} ${unit}**` : `${told} ${unit}`;
    return `| ${name} | ${reached} | ${goalOf(measure)} |`;
  });
  return ["| what | reached | goal |", "|---|---|---|", ...rows].join("\n");
}
