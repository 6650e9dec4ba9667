import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { cave } from "./site/art/cave";
import { heroScene } from "./site/art/hero";
import { hill } from "./site/art/hill";
import { bengal, shikhara } from "./site/art/north";
import { optimise } from "./site/art/optimise";
import { gurdwara, jain, stupa } from "./site/art/others";
import { gopuram, kerala } from "./site/art/south";

const drawings = { gopuram, kerala, shikhara, bengal, stupa, gurdwara, jain, cave, hill };

/** `npx tsx src/drawArt.ts` draws every picture anew: one file for each temple, used as `file.svg#art`. */
for (const [name, drawing] of Object.entries(drawings)) {
  save(name, `<svg xmlns="http://www.w3.org/2000/svg"><defs><g id="art">${optimise(drawing())}</g></defs></svg>`);
}
save("hero", heroScene());

function save(name: string, svg: string) {
  writeFileSync(join(import.meta.dirname, "site", "art", `${name}.svg`), `${svg}\n`);
}
