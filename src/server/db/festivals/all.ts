import { autumn } from "./autumn";
import { further } from "./further";
import { monsoon } from "./monsoon";
import type { CatalogueFestival } from "./shape";
import { spring } from "./spring";
import { summer } from "./summer";
import { vrats } from "./vrats";
import { winter } from "./winter";

/** Every festival and vow that the product begins with: by the lunar year, then vows, then those told in one line. */
export const catalogue: readonly CatalogueFestival[] = [
  ...spring,
  ...summer,
  ...monsoon,
  ...autumn,
  ...winter,
  ...vrats,
  ...further,
];
