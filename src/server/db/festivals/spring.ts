import type { CatalogueFestival } from "./shape";

/** From Magha's Shivaratri to the full moon of Chaitra. */
export const spring: readonly CatalogueFestival[] = [
  {
    ruleId: "maha-shivaratri",
    slug: "maha-shivaratri",
    name: { en: "Maha Shivaratri", hi: "महाशिवरात्रि", kn: "ಮಹಾಶಿವರಾತ್ರಿ" },
    otherNames: {
      en: "Herath (Kashmir), Shivratri (North India)",
      hi: "हेरथ (कश्मीर), शिवरात्रि (उत्तर भारत)",
      kn: "ಹೇರತ್ (ಕಾಶ್ಮೀರ), ಶಿವರಾತ್ರಿ (ಉತ್ತರ ಭಾರತ)",
    },
    type: "MAJOR",
    region: "All India",
    deities: ["Shiva", "Parvati"],
    significance: {
      en: "The great night of Shiva, on the fourteenth of the dark half before spring.",
      hi: "वसंत से पहले कृष्ण चतुर्दशी को आने वाली शिव की महान रात्रि।",
      kn: "ವಸಂತಕ್ಕೂ ಮುನ್ನ ಕೃಷ್ಣ ಚತುರ್ದಶಿಯಂದು ಬರುವ ಶಿವನ ಮಹಾ ರಾತ್ರಿ.",
    },
    description: {
      en: "It recalls the night of Shiva's dance and of his marriage to Parvati. Devotees fast through the day and keep awake until dawn; the linga is bathed in each of the four watches of the night and bilva leaves are offered with the five syllables of his name.",
      hi: "यह शिव के तांडव और पार्वती से उनके विवाह की रात मानी जाती है। भक्त दिन भर उपवास रखते हैं और रात भर जागते हैं; रात के चारों प्रहरों में शिवलिंग का अभिषेक होता है और पंचाक्षर मंत्र के साथ बेलपत्र चढ़ाए जाते हैं।",
      kn: "ಶಿವನ ತಾಂಡವ ಹಾಗೂ ಪಾರ್ವತಿಯೊಂದಿಗಿನ ವಿವಾಹದ ರಾತ್ರಿ ಇದೆಂಬ ನಂಬಿಕೆ. ಭಕ್ತರು ಹಗಲಿಡೀ ಉಪವಾಸವಿದ್ದು ರಾತ್ರಿಯೆಲ್ಲ ಜಾಗರಣೆ ಮಾಡುತ್ತಾರೆ; ರಾತ್ರಿಯ ನಾಲ್ಕು ಯಾಮಗಳಲ್ಲೂ ಲಿಂಗಕ್ಕೆ ಅಭಿಷೇಕ ನಡೆದು, ಪಂಚಾಕ್ಷರಿ ಮಂತ್ರದೊಂದಿಗೆ ಬಿಲ್ವಪತ್ರೆ ಅರ್ಪಿಸಲಾಗುತ್ತದೆ.",
    },
  },
  {
    ruleId: "holika-dahan",
    slug: "holika-dahan",
    name: { en: "Holika Dahan", hi: "होलिका दहन", kn: "ಹೋಳಿಕಾ ದಹನ" },
    otherNames: {
      en: "Chhoti Holi (North India), Kama Dahana (Karnataka)",
      hi: "छोटी होली (उत्तर भारत), कामदहन (कर्नाटक)",
      kn: "ಛೋಟಿ ಹೋಳಿ (ಉತ್ತರ ಭಾರತ), ಕಾಮದಹನ (ಕರ್ನಾಟಕ)",
    },
    type: "MAJOR",
    region: "All India",
    deities: ["Narasimha", "Vishnu"],
    significance: {
      en: "The bonfire on the evening before Holi, for the devotion of Prahlada that fire could not touch.",
      hi: "होली की पूर्व संध्या की अग्नि, जो प्रह्लाद की उस भक्ति की याद है जिसे आग छू न सकी।",
      kn: "ಹೋಳಿಯ ಹಿಂದಿನ ಸಂಜೆಯ ಅಗ್ನಿ; ಬೆಂಕಿಯೂ ಮುಟ್ಟಲಾಗದ ಪ್ರಹ್ಲಾದನ ಭಕ್ತಿಯ ನೆನಪು.",
    },
    description: {
      en: "Holika sat in the fire with Prahlada in her lap to burn him; she perished and he came out unharmed. After sunset on the full moon, when the inauspicious Bhadra has passed, a pyre is lit, people walk around it and offer new grain and coconuts.",
      hi: "होलिका प्रह्लाद को जलाने के लिए उसे गोद में लेकर आग में बैठी; वह भस्म हो गई और प्रह्लाद सकुशल निकल आए। पूर्णिमा को सूर्यास्त के बाद, भद्रा टलने पर, अग्नि जलाई जाती है, लोग उसकी परिक्रमा करते हैं और नया अन्न व नारियल चढ़ाते हैं।",
      kn: "ಪ್ರಹ್ಲಾದನನ್ನು ಸುಡಲೆಂದು ಅವನನ್ನು ಮಡಿಲಲ್ಲಿಟ್ಟುಕೊಂಡು ಹೋಲಿಕಾ ಬೆಂಕಿಯಲ್ಲಿ ಕುಳಿತಳು; ಅವಳೇ ಭಸ್ಮವಾಗಿ ಪ್ರಹ್ಲಾದ ಸುರಕ್ಷಿತವಾಗಿ ಹೊರಬಂದ. ಹುಣ್ಣಿಮೆಯ ಸೂರ್ಯಾಸ್ತದ ನಂತರ ಭದ್ರಾ ಕಳೆದ ಮೇಲೆ ಅಗ್ನಿ ಹೊತ್ತಿಸಿ, ಪ್ರದಕ್ಷಿಣೆ ಮಾಡಿ ಹೊಸ ಧಾನ್ಯ ಮತ್ತು ತೆಂಗಿನಕಾಯಿ ಅರ್ಪಿಸುತ್ತಾರೆ.",
    },
  },
  {
    ruleId: "holi",
    slug: "holi",
    name: { en: "Holi", hi: "होली", kn: "ಹೋಳಿ" },
    otherNames: {
      en: "Dhulandi (North India), Dhulvad (Maharashtra), Okuli (Karnataka)",
      hi: "धुलेंडी (उत्तर भारत), धुलवड (महाराष्ट्र), ओकुळि (कर्नाटक)",
      kn: "ಧುಲೆಂಡಿ (ಉತ್ತರ ಭಾರತ), ಧುಳವಡ (ಮಹಾರಾಷ್ಟ್ರ), ಓಕುಳಿ (ಕರ್ನಾಟಕ)",
    },
    type: "MAJOR",
    region: "All India",
    deities: ["Krishna", "Radha"],
    significance: {
      en: "The festival of colours at the coming of spring.",
      hi: "वसंत के आगमन पर रंगों का त्योहार।",
      kn: "ವಸಂತದ ಆಗಮನಕ್ಕೆ ಬಣ್ಣಗಳ ಹಬ್ಬ.",
    },
    description: {
      en: "On the day after the bonfire people throw colour and water on each other, forgive old quarrels and visit friends with sweets. In Braj it is the play of Radha and Krishna, and the temples of Mathura, Vrindavan and Barsana celebrate for many days.",
      hi: "होलिका दहन के अगले दिन लोग एक-दूसरे पर रंग और पानी डालते हैं, पुराने गिले-शिकवे भूलते हैं और मिठाई लेकर मिलने जाते हैं। ब्रज में यह राधा-कृष्ण की लीला है; मथुरा, वृंदावन और बरसाना के मंदिरों में कई दिन तक उत्सव चलता है।",
      kn: "ಹೋಳಿಕಾ ದಹನದ ಮರುದಿನ ಜನರು ಪರಸ್ಪರ ಬಣ್ಣ, ನೀರು ಎರಚಿ, ಹಳೆಯ ಮನಸ್ತಾಪ ಮರೆತು, ಸಿಹಿಯೊಂದಿಗೆ ಸ್ನೇಹಿತರನ್ನು ಭೇಟಿಯಾಗುತ್ತಾರೆ. ಬ್ರಜ ಭೂಮಿಯಲ್ಲಿ ಇದು ರಾಧಾ–ಕೃಷ್ಣರ ಲೀಲೆ; ಮಥುರಾ, ವೃಂದಾವನ ಮತ್ತು ಬರ್ಸಾನಾದ ದೇವಾಲಯಗಳಲ್ಲಿ ಹಲವು ದಿನ ಉತ್ಸವ ನಡೆಯುತ್ತದೆ.",
    },
  },
  {
    ruleId: "ugadi",
    slug: "ugadi",
    name: { en: "Ugadi", hi: "उगादि", kn: "ಯುಗಾದಿ" },
    otherNames: {
      en: "Gudi Padwa (Maharashtra), Yugadi (Karnataka), Samvatsar Padvo (Goa)",
      hi: "गुड़ी पड़वा (महाराष्ट्र), युगादि (कर्नाटक), संवत्सर पाडवो (गोवा)",
      kn: "ಗುಡಿ ಪಾಡ್ವಾ (ಮಹಾರಾಷ್ಟ್ರ), ಉಗಾದಿ (ಆಂಧ್ರ, ತೆಲಂಗಾಣ), ಸಂವತ್ಸರ ಪಾಡ್ವೊ (ಗೋವಾ)",
    },
    type: "MAJOR",
    region: "Karnataka, Andhra Pradesh, Telangana, Maharashtra, Goa",
    deities: ["Brahma", "Vishnu"],
    significance: {
      en: "The first day of the lunar year in the Deccan.",
      hi: "दक्कन में चांद्र वर्ष का पहला दिन।",
      kn: "ದಖ್ಖನ್ ಪ್ರದೇಶದಲ್ಲಿ ಚಾಂದ್ರಮಾನ ವರ್ಷದ ಮೊದಲ ದಿನ.",
    },
    description: {
      en: "Doors are hung with mango leaves, an oil bath is taken at dawn and the almanac of the new year is read aloud. Neem is eaten with jaggery, so that the bitter and the sweet of the year are taken alike; in Maharashtra a gudi, a decked staff with a silk cloth and an upturned pot, is raised before the house.",
      hi: "दरवाज़ों पर आम के पत्तों की बंदनवार सजती है, भोर में तेल-स्नान होता है और नए वर्ष का पंचांग सुना जाता है। नीम को गुड़ के साथ खाया जाता है ताकि वर्ष का कड़वा और मीठा समान भाव से लिया जाए; महाराष्ट्र में घर के आगे रेशमी वस्त्र और उलटे कलश से सजी गुड़ी खड़ी की जाती है।",
      kn: "ಬಾಗಿಲಿಗೆ ಮಾವಿನ ತೋರಣ ಕಟ್ಟಿ, ಮುಂಜಾನೆ ಎಣ್ಣೆ ಸ್ನಾನ ಮಾಡಿ, ಹೊಸ ವರ್ಷದ ಪಂಚಾಂಗ ಶ್ರವಣ ಮಾಡಲಾಗುತ್ತದೆ. ವರ್ಷದ ಕಹಿ–ಸಿಹಿಯನ್ನು ಸಮನಾಗಿ ಸ್ವೀಕರಿಸಲೆಂದು ಬೇವು–ಬೆಲ್ಲ ತಿನ್ನುತ್ತಾರೆ; ಮಹಾರಾಷ್ಟ್ರದಲ್ಲಿ ಮನೆಯ ಮುಂದೆ ರೇಷ್ಮೆ ವಸ್ತ್ರ ಹಾಗೂ ಬೋರಲಾದ ಕಲಶದ ಗುಡಿ ನಿಲ್ಲಿಸುತ್ತಾರೆ.",
    },
  },
  {
    ruleId: "chaitra-navratri",
    slug: "chaitra-navratri",
    name: { en: "Chaitra Navratri", hi: "चैत्र नवरात्रि", kn: "ಚೈತ್ರ ನವರಾತ್ರಿ" },
    otherNames: {
      en: "Vasanta Navaratri (South India)",
      hi: "वासंतिक नवरात्र",
      kn: "ವಸಂತ ನವರಾತ್ರಿ",
    },
    type: "MAJOR",
    region: "North India, West India, Central India",
    deities: ["Durga", "Devi"],
    significance: {
      en: "Nine nights of the Goddess in spring, which end with Rama Navami.",
      hi: "वसंत में देवी की नौ रातें, जो राम नवमी पर पूरी होती हैं।",
      kn: "ವಸಂತದಲ್ಲಿ ದೇವಿಯ ಒಂಬತ್ತು ರಾತ್ರಿಗಳು; ರಾಮ ನವಮಿಯಂದು ಮುಗಿಯುತ್ತವೆ.",
    },
    description: {
      en: "A pot of water is set up on the first day and barley is sown beside it; each day one of the nine forms of Durga is worshipped. Many fast on fruit and milk, and on the eighth or ninth day girls are honoured and fed as the Goddess.",
      hi: "पहले दिन कलश स्थापित कर उसके पास जौ बोए जाते हैं; प्रतिदिन दुर्गा के नौ रूपों में से एक की पूजा होती है। अनेक लोग फलाहार पर रहते हैं और अष्टमी या नवमी को कन्याओं का देवी-रूप में पूजन कर उन्हें भोजन कराते हैं।",
      kn: "ಮೊದಲ ದಿನ ಕಲಶ ಸ್ಥಾಪಿಸಿ ಪಕ್ಕದಲ್ಲಿ ಬಾರ್ಲಿ ಬಿತ್ತುತ್ತಾರೆ; ಪ್ರತಿದಿನ ದುರ್ಗೆಯ ಒಂಬತ್ತು ರೂಪಗಳಲ್ಲಿ ಒಂದನ್ನು ಪೂಜಿಸುತ್ತಾರೆ. ಹಲವರು ಹಣ್ಣು–ಹಾಲಿನ ಉಪವಾಸ ಕೈಗೊಂಡು, ಅಷ್ಟಮಿ ಅಥವಾ ನವಮಿಯಂದು ಕನ್ಯೆಯರನ್ನು ದೇವಿಯೆಂದು ಪೂಜಿಸಿ ಊಟ ಬಡಿಸುತ್ತಾರೆ.",
    },
  },
  {
    ruleId: "rama-navami",
    slug: "rama-navami",
    name: { en: "Rama Navami", hi: "राम नवमी", kn: "ಶ್ರೀರಾಮ ನವಮಿ" },
    type: "MAJOR",
    region: "All India",
    deities: ["Rama", "Vishnu"],
    significance: {
      en: "The birth of Rama at midday on the ninth of bright Chaitra.",
      hi: "चैत्र शुक्ल नवमी के मध्याह्न में श्रीराम का जन्म।",
      kn: "ಚೈತ್ರ ಶುಕ್ಲ ನವಮಿಯ ಮಧ್ಯಾಹ್ನ ಶ್ರೀರಾಮನ ಜನನ.",
    },
    description: {
      en: "Temples read the Ramayana through the preceding days; at noon the birth is announced, the image is rocked in a cradle and lamps are waved. In Karnataka panaka, a drink of jaggery and pepper, and kosambari are shared; Ayodhya receives pilgrims from the whole country.",
      hi: "पूर्व के दिनों में मंदिरों में रामायण का पाठ होता है; दोपहर में जन्म की घोषणा होती है, बालरूप को पालने में झुलाया जाता है और आरती होती है। कर्नाटक में गुड़ और काली मिर्च का पानक तथा कोसंबरी बाँटी जाती है; अयोध्या में देश भर से श्रद्धालु आते हैं।",
      kn: "ಹಿಂದಿನ ದಿನಗಳಲ್ಲಿ ದೇವಾಲಯಗಳಲ್ಲಿ ರಾಮಾಯಣ ಪಾರಾಯಣ ನಡೆಯುತ್ತದೆ; ಮಧ್ಯಾಹ್ನ ಜನನವನ್ನು ಸಾರಿ, ತೊಟ್ಟಿಲು ತೂಗಿ ಆರತಿ ಮಾಡುತ್ತಾರೆ. ಕರ್ನಾಟಕದಲ್ಲಿ ಬೆಲ್ಲ–ಮೆಣಸಿನ ಪಾನಕ ಮತ್ತು ಕೋಸಂಬರಿ ಹಂಚುತ್ತಾರೆ; ಅಯೋಧ್ಯೆಗೆ ದೇಶದೆಲ್ಲೆಡೆಯಿಂದ ಯಾತ್ರಿಕರು ಬರುತ್ತಾರೆ.",
    },
  },
  {
    ruleId: "hanuman-jayanti",
    slug: "hanuman-jayanti",
    name: { en: "Hanuman Jayanti", hi: "हनुमान जयंती", kn: "ಹನುಮ ಜಯಂತಿ" },
    otherNames: {
      en: "Hanuman Janmotsav (North India)",
      hi: "हनुमान जन्मोत्सव",
      kn: "ಹನುಮ ಜನ್ಮೋತ್ಸವ (ಉತ್ತರ ಭಾರತ)",
    },
    type: "MAJOR",
    region: "North India, West India, Central India, East India",
    deities: ["Hanuman"],
    significance: {
      en: "The birth of Hanuman, kept in the north on the full moon of Chaitra.",
      hi: "हनुमान जी का जन्मदिन, जो उत्तर भारत में चैत्र पूर्णिमा को मनाया जाता है।",
      kn: "ಹನುಮಂತನ ಜನನ; ಉತ್ತರ ಭಾರತದಲ್ಲಿ ಚೈತ್ರ ಹುಣ್ಣಿಮೆಯಂದು ಆಚರಣೆ.",
    },
    description: {
      en: "Worship begins at sunrise, the hour of his birth, with sindoor and oil for the image and the Hanuman Chalisa. Tamil Nadu, Andhra Pradesh and Karnataka keep his birth on other days of the year by their own tradition.",
      hi: "उनके जन्म की घड़ी, सूर्योदय से पूजा आरंभ होती है; मूर्ति पर सिंदूर और तेल चढ़ाया जाता है और हनुमान चालीसा का पाठ होता है। तमिलनाडु, आंध्र प्रदेश और कर्नाटक अपनी परंपरा से वर्ष के अन्य दिनों में यह जयंती मनाते हैं।",
      kn: "ಅವನ ಜನನದ ಗಳಿಗೆಯಾದ ಸೂರ್ಯೋದಯದಿಂದಲೇ ಪೂಜೆ ಆರಂಭ; ಮೂರ್ತಿಗೆ ಸಿಂಧೂರ, ಎಣ್ಣೆ ಅರ್ಪಿಸಿ ಹನುಮಾನ್ ಚಾಲೀಸಾ ಪಠಿಸುತ್ತಾರೆ. ತಮಿಳುನಾಡು, ಆಂಧ್ರಪ್ರದೇಶ ಮತ್ತು ಕರ್ನಾಟಕದಲ್ಲಿ ಅವರವರ ಸಂಪ್ರದಾಯದಂತೆ ವರ್ಷದ ಬೇರೆ ದಿನಗಳಲ್ಲಿ ಆಚರಿಸುತ್ತಾರೆ.",
    },
  },
  {
    ruleId: "mesha-sankranti",
    slug: "mesha-sankranti",
    name: { en: "Mesha Sankranti", hi: "मेष संक्रांति", kn: "ಮೇಷ ಸಂಕ್ರಾಂತಿ" },
    // the new years that begin with it in other states are festivals of their own
    otherNames: {
      en: "Pana Sankranti (Odisha), Satuan (Bihar)",
      hi: "पणा संक्रांति (ओडिशा), सतुआन (बिहार)",
      kn: "ಪಣಾ ಸಂಕ್ರಾಂತಿ (ಒಡಿಶಾ), ಸತುವಾನ್ (ಬಿಹಾರ)",
    },
    type: "REGIONAL",
    region: "Odisha, Bihar",
    deities: ["Surya"],
    significance: {
      en: "The Sun enters Mesha and the solar year begins.",
      hi: "सूर्य मेष राशि में प्रवेश करता है और सौर वर्ष आरंभ होता है।",
      kn: "ಸೂರ್ಯನು ಮೇಷ ರಾಶಿಯನ್ನು ಪ್ರವೇಶಿಸಿ ಸೌರ ವರ್ಷ ಆರಂಭವಾಗುತ್ತದೆ.",
    },
    description: {
      en: "In Tamil homes a tray of fruit, flowers, gold and a mirror is the first sight of the year, and mango pachadi joins sweet, sour and bitter in one dish. Punjab celebrates the wheat harvest, Odisha offers a cool drink to Hanuman and to passers-by.",
      hi: "तमिल घरों में फल, फूल, सोना और दर्पण सजी थाली वर्ष का पहला दर्शन होती है, और आम की पचड़ी में मीठा, खट्टा और कड़वा एक साथ होता है। पंजाब गेहूँ की फ़सल का उत्सव मनाता है; ओडिशा में हनुमान जी और राहगीरों को शीतल पणा अर्पित होता है।",
      kn: "ತಮಿಳು ಮನೆಗಳಲ್ಲಿ ಹಣ್ಣು, ಹೂ, ಚಿನ್ನ ಮತ್ತು ಕನ್ನಡಿಯ ತಟ್ಟೆಯೇ ವರ್ಷದ ಮೊದಲ ದರ್ಶನ; ಮಾವಿನ ಪಚ್ಚಡಿಯಲ್ಲಿ ಸಿಹಿ, ಹುಳಿ, ಕಹಿ ಒಂದಾಗುತ್ತವೆ. ಪಂಜಾಬ್ ಗೋಧಿ ಸುಗ್ಗಿಯನ್ನು ಆಚರಿಸಿದರೆ, ಒಡಿಶಾದಲ್ಲಿ ಹನುಮಂತನಿಗೂ ದಾರಿಹೋಕರಿಗೂ ತಂಪು ಪಾನೀಯ ನೀಡುತ್ತಾರೆ.",
    },
  },
  {
    ruleId: "vishu",
    slug: "vishu",
    name: { en: "Vishu", hi: "विषु", kn: "ವಿಷು" },
    otherNames: { en: "Bisu (Tulu Nadu)", hi: "बिसु (तुलुनाडु)", kn: "ಬಿಸು (ತುಳುನಾಡು)" },
    type: "REGIONAL",
    region: "Kerala, Karnataka",
    deities: ["Krishna", "Vishnu"],
    significance: {
      en: "The new year of Kerala, on the first sunrise with the Sun in Mesha.",
      hi: "केरल का नववर्ष, जब मेष राशि का सूर्य पहली बार उदय होता है।",
      kn: "ಮೇಷ ರಾಶಿಯ ಸೂರ್ಯನ ಮೊದಲ ಉದಯದಂದು ಕೇರಳದ ಹೊಸ ವರ್ಷ.",
    },
    description: {
      en: "The Vishukkani, rice, golden cucumber, konna blossom, coins and a lamp before Krishna, is laid out at night and seen with the first opening of the eyes. Elders give the young a coin, the kaineettam, and a sadya is shared.",
      hi: "रात में कृष्ण के आगे चावल, सुनहरा खीरा, कोन्ना के फूल, सिक्के और दीप सजाकर विषुक्कणि रखी जाती है, और भोर में आँख खुलते ही उसी का दर्शन होता है। बड़े छोटों को कैनीट्टम, यानी एक सिक्का, देते हैं और सद्या का भोज होता है।",
      kn: "ಕೃಷ್ಣನ ಮುಂದೆ ಅಕ್ಕಿ, ಹೊಂಬಣ್ಣದ ಸೌತೆ, ಕೊನ್ನೆ ಹೂ, ನಾಣ್ಯ ಮತ್ತು ದೀಪದ ವಿಷುಕ್ಕಣಿಯನ್ನು ರಾತ್ರಿಯೇ ಇಟ್ಟು, ಮುಂಜಾನೆ ಕಣ್ಣು ತೆರೆದೊಡನೆ ಅದನ್ನೇ ನೋಡುತ್ತಾರೆ. ಹಿರಿಯರು ಕಿರಿಯರಿಗೆ ಕೈನೀಟ್ಟಂ ನಾಣ್ಯ ಕೊಟ್ಟು, ಎಲ್ಲರೂ ಸದ್ಯ ಊಟ ಮಾಡುತ್ತಾರೆ.",
    },
  },
];
