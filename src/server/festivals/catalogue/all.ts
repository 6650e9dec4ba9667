import { autumn } from "./autumn";
import { monsoon } from "./monsoon";
import type { CatalogueFestival } from "./shape";
import { spring } from "./spring";
import { summer } from "./summer";
import { vrats } from "./vrats";
import { winter } from "./winter";

/** Every festival and vow that the product begins with, in the order of the lunar year, the vows last. */
export const catalogue: readonly CatalogueFestival[] = [
  ...spring,
  ...summer,
  ...monsoon,
  ...autumn,
  ...winter,
  ...vrats,
];
