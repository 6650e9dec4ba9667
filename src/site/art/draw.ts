import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { heroScene } from "./hero";
import { bengal, hill, shikhara } from "./north";
import { optimise } from "./optimise";
import { cave, gurdwara, jain, stupa } from "./others";
import { gopuram, kerala } from "./south";

const drawings = { gopuram, kerala, shikhara, bengal, stupa, gurdwara, jain, cave, hill };

/** `npx tsx src/site/art/draw.ts` draws every picture anew: one file for each temple, used as `file.svg#art`. */
for (const [name, drawing] of Object.entries(drawings)) {
  save(name, `<svg xmlns="http://www.w3.org/2000/svg"><defs><g id="art">${optimise(drawing())}</g></defs></svg>`);
}
save("hero", heroScene());

function save(name: string, svg: string) {
  writeFileSync(join(import.meta.dirname, `${name}.svg`), `${svg}\n`);
}
