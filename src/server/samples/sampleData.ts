/** What the demo's samples say. Each of them calls itself a sample: none is of a real person, temple or price. */

export const samplePeople = [
  "Asha (sample)",
  "Ravi (sample)",
  "Meera (sample)",
  "Kiran (sample)",
  "Lakshmi (sample)",
] as const;

const everyDay = (from: string, to: string) => {
  const hours = [
    { from, to: "12:30" },
    { from: "16:30", to },
  ];
  return { mon: hours, tue: hours, wed: hours, thu: hours, fri: hours, sat: hours, sun: hours };
};
const note = {
  en: "A sample of the demo: this temple does not exist. Its poojas, bookings and reviews show how a temple that uses this service looks.",
  hi: "डेमो का नमूना: यह मंदिर वास्तव में नहीं है। इसकी पूजाएँ, बुकिंग और समीक्षाएँ दिखाती हैं कि इस सेवा का उपयोग करने वाला मंदिर कैसा दिखता है।",
  kn: "ಡೆಮೊದ ಮಾದರಿ: ಈ ದೇವಸ್ಥಾನ ನಿಜವಾಗಿ ಇಲ್ಲ. ಇದರ ಪೂಜೆಗಳು, ಬುಕಿಂಗ್‌ಗಳು ಮತ್ತು ವಿಮರ್ಶೆಗಳು ಈ ಸೇವೆಯನ್ನು ಬಳಸುವ ದೇವಸ್ಥಾನ ಹೇಗಿರುತ್ತದೆ ಎಂದು ತೋರಿಸುತ್ತವೆ.",
};

type SamplePooja = { name: string; charges: number; duration: number; capacity: number; times: string[] };

const sampleTemple = (
  names: { en: string; hi: string; kn: string },
  place: { city: string; state: string; latitude: number; longitude: number; deity: string },
  poojas: SamplePooja[],
) => ({
  name: `${names.en} (sample)`,
  nameHi: `${names.hi} (नमूना)`,
  nameKn: `${names.kn} (ಮಾದರಿ)`,
  ...place,
  tradition: "Hindu",
  description: note.en,
  translations: {
    hi: { description: { text: note.hi, state: "reviewed" } },
    kn: { description: { text: note.kn, state: "reviewed" } },
  },
  openingHours: everyDay("06:00", "20:30"),
  dressCode: "Traditional or modest clothes.",
  amenities: ["Drinking water", "Shoe stand"],
  poojaDetails: poojas.map((pooja) => ({ ...pooja, description: null, days: [], leadHours: 2 })),
});

export const sampleTemples = [
  sampleTemple(
    { en: "Ganesha Temple of the Demo", hi: "डेमो का गणेश मंदिर", kn: "ಡೆಮೊ ಗಣೇಶ ದೇವಸ್ಥಾನ" },
    { city: "Bengaluru", state: "Karnataka", latitude: 12.9102, longitude: 77.6501, deity: "Ganesha" },
    [
      { name: "Archana", charges: 51, duration: 15, capacity: 20, times: ["07:00", "09:00", "17:30"] },
      { name: "Ganapati Homa", charges: 1_116, duration: 90, capacity: 4, times: ["06:30"] },
    ],
  ),
  sampleTemple(
    { en: "Devi Temple of the Demo", hi: "डेमो का देवी मंदिर", kn: "ಡೆಮೊ ದೇವಿ ದೇವಸ್ಥಾನ" },
    { city: "Udupi", state: "Karnataka", latitude: 13.3652, longitude: 74.7405, deity: "Devi" },
    [
      { name: "Kumkumarchana", charges: 101, duration: 30, capacity: 15, times: ["08:00", "18:00"] },
      { name: "Alankara", charges: 501, duration: 60, capacity: 3, times: ["06:30"] },
    ],
  ),
  sampleTemple(
    { en: "Shiva Temple of the Demo", hi: "डेमो का शिव मंदिर", kn: "ಡೆಮೊ ಶಿವ ದೇವಸ್ಥಾನ" },
    { city: "Bhopal", state: "Madhya Pradesh", latitude: 23.2085, longitude: 77.4655, deity: "Shiva" },
    [
      { name: "Abhishekam", charges: 151, duration: 30, capacity: 12, times: ["07:00", "10:00", "18:30"] },
      { name: "Rudrabhishekam", charges: 1_008, duration: 75, capacity: 4, times: ["06:30"] },
    ],
  ),
];

const cause = (name: string, nameHi: string, nameKn: string, goal: number | null) => ({
  ...{ name: `${name} (sample)`, nameHi: `${nameHi} (नमूना)`, nameKn: `${nameKn} (ಮಾದರಿ)` },
  ...{ goal, active: true },
});

/** What the sample temples ask donations for. */
export const sampleCauses = [
  cause("Annadana", "अन्नदान", "ಅನ್ನದಾನ", 50_000),
  cause("Gau seva", "गौ सेवा", "ಗೋ ಸೇವೆ", null),
  cause("Renovation of the gopura", "गोपुर का जीर्णोद्धार", "ಗೋಪುರದ ಜೀರ್ಣೋದ್ಧಾರ", 2_00_000),
];

const product = (name: string, nameHi: string, nameKn: string, rupees: number, stock: number) => ({
  name: `${name} (sample)`,
  nameHi: `${nameHi} (नमूना)`,
  nameKn: `${nameKn} (ಮಾದರಿ)`,
  description: "A sample of the demo: nothing is sent.",
  pricePaise: rupees * 100,
  stock,
  active: true,
});

export const sampleProducts = [
  product("Brass lamp", "पीतल का दीपक", "ಹಿತ್ತಾಳೆ ದೀಪ", 349, 40),
  product("Sandalwood incense", "चंदन अगरबत्ती", "ಶ್ರೀಗಂಧದ ಅಗರಬತ್ತಿ", 99, 120),
  product("Kumkum and turmeric", "कुमकुम और हल्दी", "ಕುಂಕುಮ ಮತ್ತು ಅರಿಶಿನ", 79, 80),
  product("Tulsi mala", "तुलसी माला", "ತುಳಸಿ ಮಾಲೆ", 149, 25),
  product("Camphor", "कपूर", "ಕರ್ಪೂರ", 59, 0),
  product("Panchapatra set", "पंचपात्र सेट", "ಪಂಚಪಾತ್ರೆ ಸೆಟ್", 499, 12),
];

export const sampleReviews = [
  "Clean, calm and well kept. The queue moved quickly in the morning. (sample)",
  "The evening aarti is beautiful; come half an hour before it. (sample)",
  "Booked an archana here and everything went as the confirmation said. (sample)",
  "Good facilities for elderly visitors, and the volunteers are helpful. (sample)",
  "Parking is some way off; take an auto from the bus stand. (sample)",
];

/** An open film of the Blender Foundation stands for the broadcast. */
export const sampleBroadcast = {
  title: "Live darshan (sample)",
  description: "A sample of the demo: an open film stands for the broadcast.",
  youtubeId: "aqz-KE-bpKQ",
};
