/** The cards the product begins with: true on any day and in any tradition. Editors change them as they like. */
export const firstGuidance = [
  {
    title: "Begin with a lamp",
    title_hi: "दिन की शुरुआत दीप से",
    title_kn: "ದೀಪದೊಂದಿಗೆ ದಿನ ಆರಂಭಿಸಿ",
    description:
      "Light a small lamp at dawn or at dusk and sit with it for a few breaths. Where you sit matters less than that you return to it.",
    description_hi:
      "सुबह या साँझ एक छोटा दीप जलाइए और कुछ साँसों तक उसके पास शांत बैठिए। जगह कोई भी हो, नियम से लौटना ही असली बात है।",
    description_kn:
      "ಮುಂಜಾನೆ ಅಥವಾ ಮುಸ್ಸಂಜೆ ಒಂದು ಪುಟ್ಟ ದೀಪ ಹಚ್ಚಿ, ಕೆಲವು ಉಸಿರುಗಳಷ್ಟು ಹೊತ್ತು ಅದರ ಬಳಿ ಸುಮ್ಮನೆ ಕುಳಿತುಕೊಳ್ಳಿ. ಎಲ್ಲಿ ಕುಳಿತಿರಿ ಎನ್ನುವುದಕ್ಕಿಂತ ಮತ್ತೆ ಮತ್ತೆ ಅಲ್ಲಿಗೆ ಮರಳುವುದೇ ಮುಖ್ಯ.",
    button: "Find a temple nearby",
    button_hi: "पास का मंदिर खोजें",
    button_kn: "ಹತ್ತಿರದ ದೇವಾಲಯ ಹುಡುಕಿ",
  },
  {
    title: "Before you set out",
    title_hi: "निकलने से पहले",
    title_kn: "ಹೊರಡುವ ಮೊದಲು",
    description:
      "Many temples close in the middle of the day, and some ask for particular clothing. Look at the temple's hours and dress code first, and carry water.",
    description_hi:
      "कई मंदिर दोपहर में बंद रहते हैं और कुछ में पहनावे के नियम होते हैं। पहले दर्शन का समय और पहनावा देख लीजिए, और पानी साथ रखिए।",
    description_kn:
      "ಹಲವು ದೇವಾಲಯಗಳು ಮಧ್ಯಾಹ್ನ ಮುಚ್ಚಿರುತ್ತವೆ; ಕೆಲವೆಡೆ ಉಡುಪಿನ ನಿಯಮವಿದೆ. ಮೊದಲು ಸಮಯ ಮತ್ತು ಉಡುಪಿನ ನಿಯಮ ನೋಡಿಕೊಳ್ಳಿ, ಕುಡಿಯುವ ನೀರು ಜೊತೆಗಿರಲಿ.",
    button: "Plan a visit",
    button_hi: "यात्रा की योजना बनाएँ",
    button_kn: "ಭೇಟಿ ಯೋಜಿಸಿ",
  },
  {
    title: "Walk around, slowly",
    title_hi: "धीरे-धीरे परिक्रमा",
    title_kn: "ನಿಧಾನವಾಗಿ ಪ್ರದಕ್ಷಿಣೆ",
    description:
      "The sanctum is circled with the right hand towards it. Go without hurry, leave room for elders and children, and keep the phone away until you are outside.",
    description_hi:
      "परिक्रमा में गर्भगृह दाहिने हाथ की ओर रहता है। बिना जल्दी किए चलिए, बड़ों और बच्चों को जगह दीजिए, और फ़ोन बाहर आने तक भीतर ही रखिए।",
    description_kn: "ಪ್ರದಕ್ಷಿಣೆಯಲ್ಲಿ ಗರ್ಭಗುಡಿ ಬಲಗೈಯ ಕಡೆಗಿರಬೇಕು. ಅವಸರವಿಲ್ಲದೆ ನಡೆಯಿರಿ, ಹಿರಿಯರಿಗೂ ಮಕ್ಕಳಿಗೂ ದಾರಿ ಬಿಡಿ, ಹೊರಗೆ ಬರುವವರೆಗೆ ಫೋನ್ ಒಳಗೇ ಇರಲಿ.",
    button: "Explore temples",
    button_hi: "मंदिर देखें",
    button_kn: "ದೇವಾಲಯಗಳನ್ನು ನೋಡಿ",
  },
  {
    title: "A name, a breath",
    title_hi: "एक नाम, एक साँस",
    title_kn: "ಒಂದು ನಾಮ, ಒಂದು ಉಸಿರು",
    description:
      "Choose a name or a verse that is dear to you and repeat it softly, once with each breath. Five quiet minutes are enough to begin with.",
    description_hi: "अपना प्रिय नाम या कोई श्लोक चुनिए और हर साँस के साथ धीमे से दोहराइए। शुरुआत के लिए पाँच शांत मिनट काफ़ी हैं।",
    description_kn: "ನಿಮಗೆ ಪ್ರಿಯವಾದ ನಾಮ ಅಥವಾ ಶ್ಲೋಕವನ್ನು ಆರಿಸಿಕೊಂಡು, ಪ್ರತಿ ಉಸಿರಿಗೂ ಒಮ್ಮೆ ಮೆಲ್ಲನೆ ಹೇಳಿಕೊಳ್ಳಿ. ಆರಂಭಕ್ಕೆ ಐದು ನಿಮಿಷಗಳ ಮೌನವೇ ಸಾಕು.",
    button: "Temples by deity",
    button_hi: "देवता के अनुसार मंदिर",
    button_kn: "ದೇವರ ಪ್ರಕಾರ ದೇವಾಲಯಗಳು",
  },
  {
    title: "Share a meal",
    title_hi: "भोजन बाँटिए",
    title_kn: "ಊಟ ಹಂಚಿಕೊಳ್ಳಿ",
    description:
      "Food given with respect is worship in every tradition. Help in a temple kitchen or a langar, or take a plate to a neighbour who lives alone.",
    description_hi:
      "आदर से दिया गया भोजन हर परंपरा में पूजा है। मंदिर की रसोई या लंगर में हाथ बँटाइए, या अकेले रहने वाले पड़ोसी तक एक थाली पहुँचाइए।",
    description_kn:
      "ಗೌರವದಿಂದ ನೀಡಿದ ಅನ್ನ ಎಲ್ಲ ಪರಂಪರೆಗಳಲ್ಲೂ ಪೂಜೆಯೇ. ದೇವಾಲಯದ ಅಡುಗೆಮನೆಯಲ್ಲಿ ಅಥವಾ ಲಂಗರ್‌ನಲ್ಲಿ ನೆರವಾಗಿ, ಇಲ್ಲವೇ ಒಬ್ಬರೇ ಇರುವ ನೆರೆಯವರಿಗೆ ಒಂದು ತಟ್ಟೆ ಊಟ ತಲುಪಿಸಿ.",
    button: "Temples around you",
    button_hi: "आसपास के मंदिर",
    button_kn: "ನಿಮ್ಮ ಸುತ್ತಲಿನ ದೇವಾಲಯಗಳು",
  },
  {
    title: "Leave it cleaner",
    title_hi: "और स्वच्छ छोड़िए",
    title_kn: "ಇನ್ನಷ್ಟು ಸ್ವಚ್ಛವಾಗಿ ಬಿಟ್ಟುಬನ್ನಿ",
    description:
      "Offer flowers and leaves without plastic, keep wrappers in your bag, and let tanks and rivers carry away nothing but your prayer.",
    description_hi:
      "फूल-पत्ते बिना प्लास्टिक के चढ़ाइए, थैलियाँ अपने साथ लौटा लाइए, और कुंड-नदियों में अपनी प्रार्थना के सिवा कुछ न बहाइए।",
    description_kn:
      "ಹೂವು-ಎಲೆಗಳನ್ನು ಪ್ಲಾಸ್ಟಿಕ್ ಇಲ್ಲದೆ ಅರ್ಪಿಸಿ, ಪ್ಲಾಸ್ಟಿಕ್ ಹಾಳೆ, ಪೊಟ್ಟಣಗಳನ್ನು ನಿಮ್ಮ ಚೀಲದಲ್ಲೇ ಇಟ್ಟುಕೊಳ್ಳಿ, ಕಲ್ಯಾಣಿ-ನದಿಗಳಿಗೆ ನಿಮ್ಮ ಪ್ರಾರ್ಥನೆಯ ಹೊರತು ಏನನ್ನೂ ಬಿಡಬೇಡಿ.",
    button: "Choose your next darshan",
    button_hi: "अगला दर्शन चुनें",
    button_kn: "ಮುಂದಿನ ದರ್ಶನ ಆರಿಸಿ",
  },
] as const;
