import { AppError } from "../errors";

/** Runs jobs in the order they come, so many at a time; beyond `waiting` further ones it refuses with 503. */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const next: (() => void)[] = [];
  let running = 0;
  const turn = () => {
    if (running < atOnce) {
      running++;
      return Promise.resolve();
    }
    if (next.length >= waiting) throw new AppError("unavailable");
    return new Promise<void>((resolve) => next.push(resolve));
  };
  const release = () => {
    const first = next.shift();
    if (first) first();
    else running--;
  };
  return async function run<Result>(job: () => Promise<Result>): Promise<Result> {
    await turn();
    try {
      return await job();
    } finally {
      release();
    }
  };
}
export type Queue = ReturnType<typeof createQueue>;
