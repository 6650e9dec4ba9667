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

/** The tones of `.dawn` in styles/tokens.css: where a file is shown by itself, nothing else says them. */
const dawn =
  "--far:#8d4560;--mid:#6b3350;--near:#4a2340;--lit:#e9a978;--shade:#b96a56;--deep:#4a1f34;--trim:#f6c667;--glow:#ffe9b0;--ground:#5a2b3f";

/** `npx tsx src/drawArt.ts` draws every picture anew: one file for each temple, used as `file.svg#art`. */
for (const [name, drawing] of Object.entries(drawings)) {
  save(
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" style="${dawn}"><g id="art">${optimise(drawing())}</g></svg>`,
  );
}
save("hero", heroScene());

function save(name: string, svg: string) {
  writeFileSync(join(import.meta.dirname, "site", "art", `${name}.svg`), `${svg}\n`);
}
