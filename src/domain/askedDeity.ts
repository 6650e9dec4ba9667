import type { DeityId } from "./panchang/deities";
import { foldWord } from "./spelling";

/** What people call a deity who do not know, or do not use, its name. */
const phrases: readonly (readonly [DeityId, string])[] = [
  [
    "naga",
    "snake, snakes, snake god, snake goddess, serpent, serpents, serpent god, cobra, nag devta, nag devata, naag devta, नाग देवता, ನಾಗ ದೇವತೆ, ನಾಗ ದೇವರು, ಹಾವು",
  ],
  [
    "ganesha",
    "elephant god, elephant headed, elephant headed god, god of beginnings, remover of obstacles, bappa, ganpati bappa, बप्पा",
  ],
  ["hanuman", "monkey god, pawan putra, pavan putra, पवन पुत्र, पवनपुत्र"],
  ["narasimha", "lion god, lion headed god, half man half lion, half lion half man, man lion"],
  ["lakshmi", "goddess of wealth, goddess of prosperity, goddess of money, goddess of fortune, धन की देवी, ಸಂಪತ್ತಿನ ದೇವತೆ"],
  [
    "saraswati",
    "goddess of learning, goddess of knowledge, goddess of wisdom, goddess of education, goddess of music, विद्या की देवी, ज्ञान की देवी, ವಿದ್ಯೆಯ ದೇವತೆ, ವಿದ್ಯಾ ದೇವತೆ",
  ],
  [
    "durga",
    "sherawali, sheranwali, sherowali, sherawali mata, sherawali maa, sheranwali mata, maa sherawali, jai mata di, शेरावाली, शेरांवाली, शेरोंवाली, जय माता दी, goddess of war",
  ],
  ["krishna", "laddu gopal, लड्डू गोपाल, ಲಡ್ಡು ಗೋಪಾಲ"],
  ["surya", "sun god, सूर्य देव, सूर्य देवता, ಸೂರ್ಯ ದೇವ"],
  ["shani", "shani dev, shanidev, शनि देव, शनिदेव, ಶನಿ ದೇವ, ಶನಿದೇವ"],
];

const byPhrase = new Map<string, DeityId>();
for (const [id, names] of phrases) for (const name of names.split(",")) byPhrase.set(foldWord(name), id);

/** The deity that a phrase means without naming it, "goddess of wealth", "नाग देवता"; undefined for every other phrase. */
export const deityMeant = (phrase: string): DeityId | undefined => byPhrase.get(foldWord(phrase));
