import { firstGuidance } from "../db/firstSchema/firstGuidance";
import type { Db } from "../db/open";

/** Texts of the first guidance cards as earlier versions had them; one said "blankets" for wrappers. */
const formerly = [
  {
    title: "Leave it cleaner",
    description_kn: "ಹೂವು-ಎಲೆಗಳನ್ನು ಪ್ಲಾಸ್ಟಿಕ್ ಇಲ್ಲದೆ ಅರ್ಪಿಸಿ, ಹೊದಿಕೆಗಳನ್ನು ನಿಮ್ಮ ಚೀಲದಲ್ಲೇ ಇಟ್ಟುಕೊಳ್ಳಿ, ಕಲ್ಯಾಣಿ-ನದಿಗಳಿಗೆ ನಿಮ್ಮ ಪ್ರಾರ್ಥನೆಯ ಹೊರತು ಏನನ್ನೂ ಬಿಡಬೇಡಿ.",
  },
];

/** Brings such texts to what this version has; what somebody has written since is left alone. */
export async function renewGuidance(trx: Db): Promise<void> {
  for (const { title, description_kn } of formerly) {
    const card = firstGuidance.find((each) => each.title === title);
    if (!card) continue;
    await trx
      .updateTable("guidance_cards")
      .set({ description_kn: card.description_kn })
      .where("title", "=", title)
      .where("description_kn", "=", description_kn)
      .execute();
  }
}
