/** The kinds of temple the sample search tells apart. */
export const sampleDeities = ["shiva", "vishnu", "devi"] as const;
export type SampleDeity = (typeof sampleDeities)[number];

export type SampleTemple = {
  id: number;
  name: string;
  nameHi: string;
  nameKn: string;
  /** As the reader of each language writes them. */
  city: string;
  cityHi: string;
  cityKn: string;
  state: string;
  deity: SampleDeity;
  /** Of an example: nobody gave it. */
  rating: number;
  isPopular: boolean;
  /** Known for a festival of its own. */
  hasFestival: boolean;
  latitude: number;
  longitude: number;
};

/** Six well-known temples, there for trying a search out. Their places are true, their ratings are examples. */
export const sampleList: readonly SampleTemple[] = [
  {
    id: 1,
    name: "Kashi Vishwanath Temple",
    nameHi: "काशी विश्वनाथ मंदिर",
    nameKn: "ಕಾಶಿ ವಿಶ್ವನಾಥ ದೇವಾಲಯ",
    city: "Varanasi",
    cityHi: "वाराणसी",
    cityKn: "ವಾರಾಣಸಿ",
    state: "Uttar Pradesh",
    deity: "shiva",
    rating: 4.8,
    isPopular: true,
    hasFestival: true,
    latitude: 25.31077,
    longitude: 83.01061,
  },
  {
    id: 2,
    name: "Tirumala Venkateswara Temple",
    nameHi: "तिरुमला वेंकटेश्वर मंदिर",
    nameKn: "ತಿರುಮಲ ವೆಂಕಟೇಶ್ವರ ದೇವಾಲಯ",
    city: "Tirupati",
    cityHi: "तिरुपति",
    cityKn: "ತಿರುಪತಿ",
    state: "Andhra Pradesh",
    deity: "vishnu",
    rating: 4.9,
    isPopular: true,
    hasFestival: true,
    latitude: 13.68306,
    longitude: 79.34694,
  },
  {
    id: 3,
    name: "Meenakshi Temple",
    nameHi: "मीनाक्षी मंदिर",
    nameKn: "ಮೀನಾಕ್ಷಿ ದೇವಾಲಯ",
    city: "Madurai",
    cityHi: "मदुरै",
    cityKn: "ಮದುರೈ",
    state: "Tamil Nadu",
    deity: "devi",
    rating: 4.7,
    isPopular: true,
    hasFestival: true,
    latitude: 9.91972,
    longitude: 78.11944,
  },
  {
    id: 4,
    name: "ISKCON Temple Bengaluru",
    nameHi: "इस्कॉन मंदिर बेंगलुरु",
    nameKn: "ಇಸ್ಕಾನ್ ದೇವಸ್ಥಾನ ಬೆಂಗಳೂರು",
    city: "Bengaluru",
    cityHi: "बेंगलुरु",
    cityKn: "ಬೆಂಗಳೂರು",
    state: "Karnataka",
    deity: "vishnu",
    rating: 4.6,
    isPopular: false,
    hasFestival: false,
    latitude: 12.9912,
    longitude: 77.5512,
  },
  {
    id: 5,
    name: "Chamundeshwari Temple",
    nameHi: "चामुंडेश्वरी मंदिर",
    nameKn: "ಚಾಮುಂಡೇಶ್ವರಿ ದೇವಾಲಯ",
    city: "Mysuru",
    cityHi: "मैसूरु",
    cityKn: "ಮೈಸೂರು",
    state: "Karnataka",
    deity: "devi",
    rating: 4.5,
    isPopular: false,
    hasFestival: true,
    latitude: 12.273,
    longitude: 76.671,
  },
  {
    id: 6,
    name: "Somnath Temple",
    nameHi: "सोमनाथ मंदिर",
    nameKn: "ಸೋಮನಾಥ ದೇವಾಲಯ",
    city: "Veraval",
    cityHi: "वेरावल",
    cityKn: "ವೇರಾವಲ್",
    state: "Gujarat",
    deity: "shiva",
    rating: 4.4,
    isPopular: false,
    hasFestival: false,
    latitude: 20.888,
    longitude: 70.4012,
  },
];
