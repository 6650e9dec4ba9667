import { foldWord } from "./spelling";

/** What people call a deity who do not know, or do not use, its name; and the name by which its temples are found. */
const phrases: Readonly<Record<string, string>> = {
  naga: "snake, snakes, snake god, snake goddess, serpent, serpents, serpent god, cobra, nag devta, nag devata, naag devta, saanp, sanp, नाग देवता, सांप, साँप, ನಾಗ ದೇವತೆ, ನಾಗ ದೇವರು, ಹಾವು",
  ganesha:
    "elephant god, elephant headed, elephant headed god, god of beginnings, remover of obstacles, bappa, ganpati bappa, ganpati bappa morya, बप्पा, गणपति बप्पा, गणपति बप्पा मोरया",
  hanuman: "monkey god, pawan putra, pavan putra, पवन पुत्र, पवनपुत्र",
  narasimha: "lion god, lion headed god, half man half lion, half lion half man, man lion",
  lakshmi:
    "goddess of wealth, god of wealth, lord of wealth, धन के देवता, goddess of prosperity, goddess of money, goddess of fortune, wealth goddess, धन की देवी, ಸಂಪತ್ತಿನ ದೇವತೆ",
  saraswati:
    "goddess of learning, goddess of knowledge, goddess of wisdom, goddess of education, goddess of music, विद्या की देवी, ज्ञान की देवी, ವಿದ್ಯೆಯ ದೇವತೆ, ವಿದ್ಯಾ ದೇವತೆ",
  durga:
    "sherawali, sheranwali, sherowali, sherawali mata, sherawali maa, sheranwali mata, maa sherawali, शेरावाली, शेरांवाली, शेरोंवाली, goddess of war",
  "vaishno devi": "jai mata di, jay mata di, jai mata de, jay mata de, mata rani, जय माता दी, माता रानी",
  devi: "mother goddess, divine mother",
  krishna: "laddu gopal, लड्डू गोपाल, ಲಡ್ಡು ಗೋಪಾಲ",
  rama: "siya ram, jai siya ram, सिया राम, जय सिया राम",
  shiva: "om namah shivaya, om namah shivay, har har mahadev, ॐ नमः शिवाय, ओम नमः शिवाय, ಓಂ ನಮಃ ಶಿವಾಯ",
  surya: "sun god, सूर्य देव, सूर्य देवता, ಸೂರ್ಯ ದೇವ",
  shani: "shani dev, shanidev, saturn temple, saturn temples, planet saturn, शनि देव, शनिदेव, ಶನಿ ದೇವ, ಶನಿದೇವ",
  yama: "god of death, lord of death, मृत्यु के देवता, यमराज, ಯಮರಾಜ",
  vishwakarma: "god of architecture, god of craftsmen",
  dhanvantari: "god of medicine, god of ayurveda, god of health",
  murugan: "god of war, son of shiva",
  "sai baba": "om sai ram, ओम साईं राम",
  jain: "jai jinendra, jay jinendra, जय जिनेन्द्र, जय जिनेंद्र, णमोकार",
  sikh: "waheguru, sat nam waheguru, satnam waheguru, वाहेगुरु",
};

/** All phrases that mean a deity. */
export const deityPhrases: readonly string[] = Object.values(phrases).flatMap((all) => all.split(","));

const byPhrase = new Map<string, string>();
for (const [name, list] of Object.entries(phrases))
  for (const phrase of list.split(",")) byPhrase.set(foldWord(phrase), name);

/** The name of the deity that a phrase means without it, "goddess of wealth", "नाग देवता"; undefined for every other phrase. */
export const deityMeant = (phrase: string): string | undefined => byPhrase.get(foldWord(phrase));
