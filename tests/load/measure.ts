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

export function print(measures: readonly Measure[]): void {
  for (const measure of measures) {
    const { name, value, unit, budget, atLeast: isFloor } = measure;
    const wanted = budget > 0 && Number.isFinite(budget) ? `${isFloor ? "≥" : "≤"} ${budget} ${unit}` : "";
    const digits = Number.isInteger(value) || value >= 100 ? 0 : value < 5 ? 2 : 1;
    process.stdout.write(
      `${missed(measure) ? "MISSED" : "ok    "} ${name.padEnd(48)} ${value.toFixed(digits).padStart(9)} ${unit.padEnd(6)} ${wanted}\n`,
    );
  }
}
