import type { CatalogueFestival } from "./shape";

/** From Krishna's birth in the rains to the new moon of the ancestors. */
export const monsoon: readonly CatalogueFestival[] = [
  {
    ruleId: "janmashtami-smarta",
    slug: "janmashtami-smarta",
    name: { en: "Krishna Janmashtami", hi: "कृष्ण जन्माष्टमी", kn: "ಕೃಷ್ಣ ಜನ್ಮಾಷ್ಟಮಿ" },
    otherNames: {
      en: "Janmashtami, Gokulashtami (South India, Maharashtra), Krishnashtami (Andhra Pradesh)",
      hi: "जन्माष्टमी, गोकुलाष्टमी (दक्षिण भारत, महाराष्ट्र), कृष्णाष्टमी (आंध्र प्रदेश)",
      kn: "ಜನ್ಮಾಷ್ಟಮಿ, ಗೋಕುಲಾಷ್ಟಮಿ, ಕೃಷ್ಣಾಷ್ಟಮಿ",
    },
    type: "MAJOR",
    region: "All India",
    deities: ["Krishna"],
    significance: {
      en: "The birth of Krishna at midnight; this is the day of the Smarta reckoning, which most households keep.",
      hi: "मध्यरात्रि में श्रीकृष्ण का जन्म; यह स्मार्त मत का दिन है, जिसे अधिकांश गृहस्थ मानते हैं।",
      kn: "ಮಧ್ಯರಾತ್ರಿ ಶ್ರೀಕೃಷ್ಣನ ಜನನ; ಇದು ಹೆಚ್ಚಿನ ಮನೆಗಳಲ್ಲಿ ಆಚರಿಸುವ ಸ್ಮಾರ್ತ ಸಂಪ್ರದಾಯದ ದಿನ.",
    },
    description: {
      en: "Devotees fast and sing until midnight, when the child is bathed in milk, laid in a cradle and rocked. Small footprints are drawn from the door to the shrine, and in Maharashtra young people build human towers on the next day to break the pot of curd, as he did.",
      hi: "भक्त मध्यरात्रि तक उपवास और कीर्तन करते हैं; तब बालकृष्ण का दूध से अभिषेक कर उन्हें पालने में झुलाया जाता है। द्वार से पूजाघर तक नन्हे चरण बनाए जाते हैं, और महाराष्ट्र में अगले दिन युवक मानव-पिरामिड बनाकर दही हांडी फोड़ते हैं।",
      kn: "ಭಕ್ತರು ಮಧ್ಯರಾತ್ರಿಯವರೆಗೆ ಉಪವಾಸವಿದ್ದು ಭಜನೆ ಮಾಡಿ, ಆಗ ಬಾಲಕೃಷ್ಣನಿಗೆ ಹಾಲಿನ ಅಭಿಷೇಕ ಮಾಡಿ ತೊಟ್ಟಿಲಲ್ಲಿ ತೂಗುತ್ತಾರೆ. ಬಾಗಿಲಿನಿಂದ ದೇವರ ಕೋಣೆಯವರೆಗೆ ಪುಟ್ಟ ಹೆಜ್ಜೆಗಳನ್ನು ಬಿಡಿಸುತ್ತಾರೆ; ಮಹಾರಾಷ್ಟ್ರದಲ್ಲಿ ಮರುದಿನ ಯುವಕರು ಮಾನವ ಗೋಪುರ ಕಟ್ಟಿ ಮೊಸರು ಕುಡಿಕೆ ಒಡೆಯುತ್ತಾರೆ.",
    },
  },
  {
    ruleId: "janmashtami-vaishnava",
    slug: "janmashtami-vaishnava",
    name: { en: "Krishna Janmashtami (Vaishnava)", hi: "कृष्ण जन्माष्टमी (वैष्णव)", kn: "ಕೃಷ್ಣ ಜನ್ಮಾಷ್ಟಮಿ (ವೈಷ್ಣವ)" },
    type: "MAJOR",
    region: "All India",
    deities: ["Krishna"],
    significance: {
      en: "The birth of Krishna by the Vaishnava reckoning, which wants the eighth tithi at sunrise.",
      hi: "वैष्णव मत से श्रीकृष्ण का जन्मदिन, जिसमें सूर्योदय की अष्टमी ली जाती है।",
      kn: "ವೈಷ್ಣವ ಸಂಪ್ರದಾಯದಂತೆ ಕೃಷ್ಣ ಜನನ; ಸೂರ್ಯೋದಯಕ್ಕೆ ಅಷ್ಟಮಿ ಇರುವ ದಿನವನ್ನು ಪರಿಗಣಿಸುತ್ತಾರೆ.",
    },
    description: {
      en: "Vaishnava temples, those of Mathura and Vrindavan among them, keep this day; it is the same as the Smarta one or the day after it. The fast, the singing and the midnight bath of the child are as on the other day.",
      hi: "मथुरा और वृंदावन सहित वैष्णव मंदिर यही दिन मानते हैं; यह स्मार्त दिन ही होता है या उसके अगला। उपवास, कीर्तन और मध्यरात्रि का अभिषेक दोनों में समान है।",
      kn: "ಮಥುರಾ, ವೃಂದಾವನ ಸೇರಿದಂತೆ ವೈಷ್ಣವ ದೇವಾಲಯಗಳು ಈ ದಿನವನ್ನು ಪಾಲಿಸುತ್ತವೆ; ಇದು ಸ್ಮಾರ್ತ ದಿನವೇ ಆಗಿರಬಹುದು ಅಥವಾ ಅದರ ಮರುದಿನ. ಉಪವಾಸ, ಭಜನೆ, ಮಧ್ಯರಾತ್ರಿಯ ಅಭಿಷೇಕ ಎರಡರಲ್ಲೂ ಒಂದೇ.",
    },
  },
  {
    ruleId: "hartalika-teej",
    slug: "hartalika-teej",
    name: { en: "Hartalika Teej", hi: "हरतालिका तीज", kn: "ಗೌರಿ ಹಬ್ಬ (ಹರಿತಾಲಿಕಾ ತೃತೀಯ)" },
    otherNames: {
      en: "Gowri Habba (Karnataka), Gowri Pooja (Andhra Pradesh)",
      hi: "गौरी हब्बा (कर्नाटक), गौरी पूजा (आंध्र प्रदेश)",
      kn: "ಸ್ವರ್ಣಗೌರಿ ವ್ರತ, ಹರ್ತಾಲಿಕಾ ತೀಜ್ (ಉತ್ತರ ಭಾರತ)",
    },
    type: "REGIONAL",
    region: "North India, Maharashtra, Karnataka, Bihar",
    deities: ["Parvati", "Shiva", "Gauri"],
    significance: {
      en: "Parvati's austerity for Shiva, on the day before Ganesh Chaturthi.",
      hi: "गणेश चतुर्थी से एक दिन पहले, शिव के लिए पार्वती की तपस्या का व्रत।",
      kn: "ಗಣೇಶ ಚತುರ್ಥಿಯ ಹಿಂದಿನ ದಿನ, ಶಿವನಿಗಾಗಿ ಪಾರ್ವತಿ ಮಾಡಿದ ತಪಸ್ಸಿನ ನೆನಪಿನ ವ್ರತ.",
    },
    description: {
      en: "Women fast without water and worship Shiva and Parvati made of clay or sand through the night. In Karnataka Gowri is welcomed home for the day, and mothers send their married daughters bagina, winnowing trays filled with turmeric, bangles, grain and a blouse piece.",
      hi: "स्त्रियाँ निर्जल उपवास रखती हैं और मिट्टी या बालू के शिव-पार्वती की रात भर पूजा करती हैं। कर्नाटक में गौरी का घर में स्वागत होता है और माताएँ विवाहित बेटियों को बागिन, यानी हल्दी, चूड़ियों, अन्न और वस्त्र से भरे सूप, भेजती हैं।",
      kn: "ಕರ್ನಾಟಕದಲ್ಲಿ ಗೌರಿಯನ್ನು ಮನೆಗೆ ಬರಮಾಡಿಕೊಂಡು ಪೂಜಿಸಿ, ತಾಯಂದಿರು ಮದುವೆಯಾದ ಹೆಣ್ಣುಮಕ್ಕಳಿಗೆ ಅರಿಶಿನ, ಬಳೆ, ಧಾನ್ಯ, ರವಿಕೆ ಬಟ್ಟೆ ತುಂಬಿದ ಮೊರದ ಬಾಗಿನ ನೀಡುತ್ತಾರೆ. ಉತ್ತರದಲ್ಲಿ ಸ್ತ್ರೀಯರು ನೀರೂ ಕುಡಿಯದೆ ಉಪವಾಸವಿದ್ದು, ಮಣ್ಣಿನ ಶಿವ–ಪಾರ್ವತಿಯರನ್ನು ರಾತ್ರಿಯಿಡೀ ಪೂಜಿಸುತ್ತಾರೆ.",
    },
  },
  {
    ruleId: "ganesh-chaturthi",
    slug: "ganesh-chaturthi",
    name: { en: "Ganesh Chaturthi", hi: "गणेश चतुर्थी", kn: "ಗಣೇಶ ಚತುರ್ಥಿ" },
    otherNames: {
      en: "Vinayaka Chavithi (Andhra Pradesh, Telangana), Pillaiyar Chaturthi (Tamil Nadu)",
      hi: "विनायक चविति (आंध्र प्रदेश, तेलंगाना), पिल्लैयार चतुर्थी (तमिलनाडु)",
      kn: "ವಿನಾಯಕ ಚವಿತಿ (ಆಂಧ್ರ, ತೆಲಂಗಾಣ), ಪಿಳ್ಳೈಯಾರ್ ಚತುರ್ಥಿ (ತಮಿಳುನಾಡು)",
    },
    type: "MAJOR",
    region: "All India",
    deities: ["Ganesha"],
    significance: {
      en: "The birth of Ganesha, remover of obstacles, worshipped at midday.",
      hi: "विघ्नहर्ता गणेश का जन्म, जिनकी पूजा मध्याह्न में होती है।",
      kn: "ವಿಘ್ನಹರ ಗಣೇಶನ ಜನನ; ಮಧ್ಯಾಹ್ನದಲ್ಲಿ ಪೂಜೆ.",
    },
    description: {
      en: "Clay images are brought home and into public pavilions and worshipped for one and a half, five, seven or ten days with durva grass, red flowers and modaks, then given back to the water. Looking at the moon is avoided on this night.",
      hi: "मिट्टी की मूर्तियाँ घरों और पंडालों में लाकर डेढ़, पाँच, सात या दस दिन दूर्वा, लाल फूल और मोदक से पूजी जाती हैं, फिर जल में विसर्जित होती हैं। इस रात चंद्रमा का दर्शन वर्जित माना जाता है।",
      kn: "ಮಣ್ಣಿನ ಗಣಪನನ್ನು ಮನೆಗೂ ಸಾರ್ವಜನಿಕ ಪೆಂಡಾಲಿಗೂ ತಂದು ಒಂದೂವರೆ, ಐದು, ಏಳು ಅಥವಾ ಹತ್ತು ದಿನ ಗರಿಕೆ, ಕೆಂಪು ಹೂ, ಕಡುಬು–ಮೋದಕಗಳಿಂದ ಪೂಜಿಸಿ, ಬಳಿಕ ನೀರಿಗೆ ವಿಸರ್ಜಿಸುತ್ತಾರೆ. ಈ ರಾತ್ರಿ ಚಂದ್ರನನ್ನು ನೋಡಬಾರದೆಂಬ ನಂಬಿಕೆ ಇದೆ.",
    },
  },
  {
    ruleId: "anant-chaturdashi",
    slug: "anant-chaturdashi",
    name: { en: "Anant Chaturdashi", hi: "अनंत चतुर्दशी", kn: "ಅನಂತ ಚತುರ್ದಶಿ" },
    otherNames: { en: "Ganesh Visarjan (Maharashtra)", hi: "गणेश विसर्जन (महाराष्ट्र)", kn: "ಅನಂತ ಪದ್ಮನಾಭ ವ್ರತ (ಕರ್ನಾಟಕ)" },
    type: "REGIONAL",
    region: "Maharashtra, Karnataka, North India, Gujarat",
    deities: ["Vishnu", "Ananta Padmanabha", "Ganesha"],
    significance: {
      en: "The day of Vishnu the Endless, and of the great immersion of Ganesha.",
      hi: "अनंत रूप विष्णु का दिन, और गणेश के महाविसर्जन का।",
      kn: "ಅನಂತನಾದ ವಿಷ್ಣುವಿನ ದಿನ; ಗಣೇಶನ ಮಹಾ ವಿಸರ್ಜನೆಯ ದಿನವೂ ಹೌದು.",
    },
    description: {
      en: "A thread of fourteen knots is worshipped and tied on the arm, with prayers for an end to hardship, as the Pandavas did in exile. In Maharashtra the ten days of Ganesha close with processions to the sea, rivers and lakes.",
      hi: "चौदह गाँठों वाले अनंत सूत्र की पूजा कर उसे बाँह पर बाँधा जाता है और कष्टों के अंत की प्रार्थना होती है, जैसे वनवास में पांडवों ने की थी। महाराष्ट्र में दस दिन का गणेशोत्सव समुद्र, नदी और सरोवरों तक शोभायात्राओं के साथ पूरा होता है।",
      kn: "ಹದಿನಾಲ್ಕು ಗಂಟುಗಳ ದಾರವನ್ನು ಪೂಜಿಸಿ ತೋಳಿಗೆ ಕಟ್ಟಿಕೊಂಡು, ವನವಾಸದಲ್ಲಿ ಪಾಂಡವರು ಮಾಡಿದಂತೆ ಕಷ್ಟ ಪರಿಹಾರಕ್ಕೆ ಪ್ರಾರ್ಥಿಸುತ್ತಾರೆ. ಮಹಾರಾಷ್ಟ್ರದಲ್ಲಿ ಹತ್ತು ದಿನಗಳ ಗಣೇಶೋತ್ಸವ ಸಮುದ್ರ, ನದಿ, ಕೆರೆಗಳತ್ತ ಮೆರವಣಿಗೆಯೊಂದಿಗೆ ಮುಗಿಯುತ್ತದೆ.",
    },
  },
  {
    ruleId: "onam",
    slug: "onam",
    name: { en: "Onam", hi: "ओणम", kn: "ಓಣಂ" },
    otherNames: { en: "Thiruvonam", hi: "तिरुवोणम", kn: "ತಿರುವೋಣಂ" },
    type: "REGIONAL",
    region: "Kerala",
    deities: ["Vamana", "Vishnu"],
    significance: {
      en: "Kerala welcomes back King Mahabali, in whose reign all were equal.",
      hi: "केरल राजा महाबलि का स्वागत करता है, जिनके राज में सब समान थे।",
      kn: "ಎಲ್ಲರೂ ಸಮಾನರಾಗಿದ್ದ ಆಳ್ವಿಕೆಯ ಮಹಾಬಲಿ ರಾಜನನ್ನು ಕೇರಳ ಸ್ವಾಗತಿಸುತ್ತದೆ.",
    },
    description: {
      en: "For ten days carpets of flowers grow before the doors; on Thiruvonam the family wears new clothes and shares a sadya on plantain leaves. Vamana, who sent the king below with three steps and let him return once a year, is worshipped at Thrikkakara; snake boats race on the backwaters.",
      hi: "दस दिन तक द्वार पर फूलों की रंगोली बढ़ती जाती है; तिरुवोणम को परिवार नए वस्त्र पहनकर केले के पत्ते पर सद्या खाता है। तीन पग में राजा को पाताल भेजकर वर्ष में एक बार लौटने का वर देने वाले वामन की पूजा त्रिक्काकरा में होती है; बैकवाटर में सर्प-नौकाओं की दौड़ होती है।",
      kn: "ಹತ್ತು ದಿನ ಬಾಗಿಲ ಮುಂದೆ ಹೂವಿನ ರಂಗೋಲಿ ಬೆಳೆಯುತ್ತ ಹೋಗುತ್ತದೆ; ತಿರುವೋಣದಂದು ಹೊಸ ಬಟ್ಟೆ ತೊಟ್ಟು ಬಾಳೆಲೆಯಲ್ಲಿ ಸದ್ಯ ಊಟ ಮಾಡುತ್ತಾರೆ. ಮೂರು ಹೆಜ್ಜೆಯಲ್ಲಿ ರಾಜನನ್ನು ಪಾತಾಳಕ್ಕೆ ಕಳುಹಿಸಿ ವರ್ಷಕ್ಕೊಮ್ಮೆ ಮರಳಲು ಬಿಟ್ಟ ವಾಮನನ ಪೂಜೆ ತ್ರಿಕ್ಕಾಕರದಲ್ಲಿ ನಡೆಯುತ್ತದೆ; ಹಿನ್ನೀರಿನಲ್ಲಿ ಹಾವು ದೋಣಿ ಸ್ಪರ್ಧೆ ನಡೆಯುತ್ತದೆ.",
    },
  },
  {
    ruleId: "sarva-pitru-amavasya",
    slug: "sarva-pitru-amavasya",
    name: { en: "Sarva Pitru Amavasya", hi: "सर्वपितृ अमावस्या", kn: "ಸರ್ವಪಿತೃ ಅಮಾವಾಸ್ಯೆ" },
    otherNames: {
      en: "Mahalaya (West Bengal, Karnataka), Pitru Moksha Amavasya",
      hi: "महालया (पश्चिम बंगाल), पितृ मोक्ष अमावस्या",
      kn: "ಮಹಾಲಯ ಅಮಾವಾಸ್ಯೆ, ಪಿತೃ ಮೋಕ್ಷ ಅಮಾವಾಸ್ಯೆ",
    },
    type: "MAJOR",
    region: "All India",
    deities: ["Vishnu"],
    significance: {
      en: "The last day of the fortnight of the ancestors, for all of them, also those whose day is not known.",
      hi: "पितृ पक्ष का अंतिम दिन, सब पितरों के लिए, उनके लिए भी जिनकी तिथि ज्ञात नहीं।",
      kn: "ಪಿತೃಪಕ್ಷದ ಕೊನೆಯ ದಿನ; ತಿಥಿ ತಿಳಿಯದವರೂ ಸೇರಿ ಎಲ್ಲ ಪಿತೃಗಳಿಗೆ.",
    },
    description: {
      en: "Water and sesame are offered in the afternoon, rice balls are laid out, and crows, cows and guests are fed in the name of the departed. Gaya, Prayagraj, Rameswaram and Gokarna are the places to which families go for these rites.",
      hi: "अपराह्न में तिल-जल का तर्पण होता है, पिंड दिए जाते हैं और दिवंगतों के नाम पर कौओं, गायों और अतिथियों को भोजन कराया जाता है। गया, प्रयागराज, रामेश्वरम और गोकर्ण में परिवार इन कर्मों के लिए जाते हैं।",
      kn: "ಅಪರಾಹ್ನದಲ್ಲಿ ಎಳ್ಳು–ನೀರಿನ ತರ್ಪಣ, ಪಿಂಡಪ್ರದಾನ ಮಾಡಿ, ಅಗಲಿದವರ ಹೆಸರಿನಲ್ಲಿ ಕಾಗೆ, ಹಸು ಹಾಗೂ ಅತಿಥಿಗಳಿಗೆ ಅನ್ನ ನೀಡುತ್ತಾರೆ. ಗಯಾ, ಪ್ರಯಾಗ, ರಾಮೇಶ್ವರ, ಗೋಕರ್ಣಗಳಿಗೆ ಕುಟುಂಬಗಳು ಈ ಕರ್ಮಗಳಿಗಾಗಿ ತೆರಳುತ್ತವೆ.",
    },
  },
];
