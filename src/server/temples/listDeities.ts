/**
 * Names in Hindi and Kannada of deities of the temples that stand beside the bundled list, and of some that got their own
 * name: `name | hi | kn`.
 */
export const listDeities = `
Abathsahayeswarar (Shiva) | आपत्सहायेश्वर (शिव) | ಆಪತ್ಸಹಾಯೇಶ್ವರ (ಶಿವ)
Abhirameswarar (Shiva) | अभिरामेश्वर (शिव) | ಅಭಿರಾಮೇಶ್ವರ (ಶಿವ)
Achaleswarar (Shiva) | अचलेश्वर (शिव) | ಅಚಲೇಶ್ವರ (ಶಿವ)
Adhi Rathneswarar | आदिरत्नेश्वर | ಆದಿರತ್ನೇಶ್ವರ
Adimooleswarar | आदिमूलेश्वर | ಆದಿಮೂಲೇಶ್ವರ
Adinath | आदिनाथ | ಆದಿನಾಥ
Agastheeswarar (Shiva) | अगस्तीश्वर (शिव) | ಅಗಸ್ತೀಶ್ವರ (ಶಿವ)
Airavateswarar (Shiva) | ऐरावतेश्वर (शिव) | ಐರಾವತೇಶ್ವರ (ಶಿವ)
Ajitnath | अजितनाथ | ಅಜಿತನಾಥ
Alanthuraiyar (Shiva) | आलंतुरैयार (शिव) | ಆಲಂತುರೈಯಾರ್ (ಶಿವ)
Alopi Devi | अलोपी देवी | ಅಲೋಪಿ ದೇವಿ
Amirthakadeswarar (Shiva) | अमृतघटेश्वर (शिव) | ಅಮೃತಘಟೇಶ್ವರ (ಶಿವ)
Amirthakalasanathar | अमृतकलशनाथ | ಅಮೃತಕಲಶನಾಥ
Amravaneswarar (Shiva) | आम्रवनेश्वर (शिव) | ಆಮ್ರವನೇಶ್ವರ (ಶಿವ)
Aparna | अपर्णा | ಅಪರ್ಣಾ
Apatsahayesvarar (Shiva) | आपत्सहायेश्वर (शिव) | ಆಪತ್ಸಹಾಯೇಶ್ವರ (ಶಿವ)
Apatsahayeswarar | आपत्सहायेश्वर | ಆಪತ್ಸಹಾಯೇಶ್ವರ
Badrinarayan (Vishnu) | बद्रीनारायण (विष्णु) | ಬದರಿನಾರಾಯಣ (ವಿಷ್ಣು)
Bahubali (Gommateshwara) | बाहुबली (गोम्मटेश्वर) | ಬಾಹುಬಲಿ (ಗೊಮ್ಮಟೇಶ್ವರ)
Bhaktajaneswarar (Shiva) | भक्तजनेश्वर (शिव) | ಭಕ್ತಜನೇಶ್ವರ (ಶಿವ)
Bhaktavatsala Perumal (Vishnu) | भक्तवत्सल पेरुमाल (विष्णु) | ಭಕ್ತವತ್ಸಲ ಪೆರುಮಾಳ್ (ವಿಷ್ಣು)
Bhaskareswarar (Shiva) | भास्करेश्वर (शिव) | ಭಾಸ್ಕರೇಶ್ವರ (ಶಿವ)
Bhimeswara (Shiva) | भीमेश्वर (शिव) | ಭೀಮೇಶ್ವರ (ಶಿವ)
Chandramouleeswarar (Shiva) | चंद्रमौलीश्वर (शिव) | ಚಂದ್ರಮೌಳೀಶ್ವರ (ಶಿವ)
Chandranath (Shiva) and Bhavani | चंद्रनाथ (शिव) और भवानी | ಚಂದ್ರನಾಥ (ಶಿವ) ಮತ್ತು ಭವಾನಿ
Dayanidheeswarar (Shiva) | दयानिधीश्वर (शिव) | ದಯಾನಿಧೀಶ್ವರ (ಶಿವ)
Dharbaranyeswarar (Shiva) | दर्भारण्येश्वर (शिव) | ದರ್ಭಾರಣ್ಯೇಶ್ವರ (ಶಿವ)
Dwarkadhish | द्वारकाधीश | ದ್ವಾರಕಾಧೀಶ
Gnanaparameswarar | ज्ञानपरमेश्वर | ಜ್ಞಾನಪರಮೇಶ್ವರ
Gneelivaneswarar (Shiva) | ञीलिवनेश्वर (शिव) | ಞೀಲಿವನೇಶ್ವರ (ಶಿವ)
Guhyeshwari | गुह्येश्वरी | ಗುಹ್ಯೇಶ್ವರಿ
Hinglaj Mata | हिंगलाज माता | ಹಿಂಗ್ಲಾಜ್ ಮಾತಾ
Idaiyatreeswarar | इडैयाट्रीश्वर | ಇಡೈಯಾಟ್ರೀಶ್ವರ
Jagadeeswara Perumal | जगदीश्वर पेरुमाल | ಜಗದೀಶ್ವರ ಪೆರುಮಾಳ್
Jagadishwar | जगदीश्वर | ಜಗದೀಶ್ವರ
Jageshwar | जागेश्वर | ಜಾಗೇಶ್ವರ
Kachabeswarar (Shiva) | कच्छपेश्वर (शिव) | ಕಚ್ಛಪೇಶ್ವರ (ಶಿವ)
Kalika Mata | कालिका माता | ಕಾಳಿಕಾ ಮಾತಾ
Kallazhagar | कल्लळगर | ಕಳ್ಳಳಗರ್
Kannayiranathar (Shiva) | कण्णायिरनाथर (शिव) | ಕಣ್ಣಾಯಿರನಾಥರ್ (ಶಿವ)
Karkadeswarar (Shiva) | कर्कटेश्वर (शिव) | ಕರ್ಕಟೇಶ್ವರ (ಶಿವ)
Karpaga Vinayagar (Ganesha) | कर्पग विनायगर (गणेश) | ಕರ್ಪಗ ವಿನಾಯಗರ್ (ಗಣೇಶ)
Kotilingeshwara | कोटिलिंगेश्वर | ಕೋಟಿಲಿಂಗೇಶ್ವರ
Kozhundeeswarar (Shiva) | कोळुंदीश्वर (शिव) | ಕೊಳುಂದೀಶ್ವರ (ಶಿವ)
Mahalingeswarar (Shiva) | महालिंगेश्वर (शिव) | ಮಹಾಲಿಂಗೇಶ್ವರ (ಶಿವ)
Mahavira | महावीर | ಮಹಾವೀರ
Mamleshwar | ममलेश्वर | ಮಮಲೇಶ್ವರ
Mangalapureeswarar (Shiva) | मंगलपुरीश्वर (शिव) | ಮಂಗಲಪುರೀಶ್ವರ (ಶಿವ)
Manikandeswarar (Shiva) | मणिकंठेश्वर (शिव) | ಮಣಿಕಂಠೇಶ್ವರ (ಶಿವ)
Manthrapureeswarar (Shiva) | मंत्रपुरीश्वर (शिव) | ಮಂತ್ರಪುರೀಶ್ವರ (ಶಿವ)
Maragathachaleswarar (Shiva) | मरकताचलेश्वर (शिव) | ಮರಕತಾಚಲೇಶ್ವರ (ಶಿವ)
Margabandeeswarar (Shiva) | मार्गबंधीश्वर (शिव) | ಮಾರ್ಗಬಂಧೀಶ್ವರ (ಶಿವ)
Masilamaniswara (Shiva) | मासिलामणीश्वर (शिव) | ಮಾಸಿಲಾಮಣೀಶ್ವರ (ಶಿವ)
Matangeshwara | मतंगेश्वर | ಮತಂಗೇಶ್ವರ
Mullaivananathar (Shiva) | मुल्लैवननाथर (शिव) | ಮುಲ್ಲೈವನನಾಥರ್ (ಶಿವ)
Naduthariyappar | नडुतरियप्पर | ನಡುತರಿಯಪ್ಪರ್
Naganathar (Shiva) | नागनाथर (शिव) | ನಾಗನಾಥರ್ (ಶಿವ)
Naganathaswamy (Shiva) | नागनाथस्वामी (शिव) | ನಾಗನಾಥಸ್ವಾಮಿ (ಶಿವ)
Nagapooshani Amman | नागपूषणी अम्मन | ನಾಗಪೂಷಣಿ ಅಮ್ಮನ್
Nageswarar (Shiva) | नागेश्वर (शिव) | ನಾಗೇಶ್ವರ (ಶಿವ)
Nagnath | नागनाथ | ನಾಗನಾಥ
Nalateshwari | नलाटेश्वरी | ನಲಾಟೇಶ್ವರಿ
Naltrunaiyappar (Shiva) | नट्रुणैयप्पर (शिव) | ನಟ್ರುಣೈಯಪ್ಪರ್ (ಶಿವ)
Nar Narayan | नर नारायण | ನರ ನಾರಾಯಣ
Narayana (Vishnu) | नारायण (विष्णु) | ನಾರಾಯಣ (ವಿಷ್ಣು)
Neelakandeswarar (Shiva) | नीलकंठेश्वर (शिव) | ನೀಲಕಂಠೇಶ್ವರ (ಶಿವ)
Nellivananathar (Shiva) | नेल्लिवननाथर (शिव) | ನೆಲ್ಲಿವನನಾಥರ್ (ಶಿವ)
Neminath | नेमिनाथ | ನೇಮಿನಾಥ
Oondreeswarar (Shiva) | ऊन्रीश्वर (शिव) | ಊನ್ರೀಶ್ವರ (ಶಿವ)
Padaleswarar (Shiva) | पातालेश्वर (शिव) | ಪಾತಾಳೇಶ್ವರ (ಶಿವ)
Panchavarneswarar (Shiva) | पंचवर्णेश्वर (शिव) | ಪಂಚವರ್ಣೇಶ್ವರ (ಶಿವ)
Parijathavaneswarar (Shiva) | पारिजातवनेश्वर (शिव) | ಪಾರಿಜಾತವನೇಶ್ವರ (ಶಿವ)
Parshvanath | पार्श्वनाथ | ಪಾರ್ಶ್ವನಾಥ
Pathanjali Manoharar | पतंजलि मनोहर | ಪತಂಜಲಿ ಮನೋಹರ
Ponvaithanathar (Shiva) | पोन्वैत्तनाथर (शिव) | ಪೊನ್‌ವೈತ್ತನಾಥರ್ (ಶಿವ)
Punniyakodiyappar (Shiva) | पुण्णियकोडियप्पर (शिव) | ಪುಣ್ಣಿಯಕೋಡಿಯಪ್ಪರ್ (ಶಿವ)
Ramalingeswara (Shiva) | रामलिंगेश्वर (शिव) | ರಾಮಲಿಂಗೇಶ್ವರ (ಶಿವ)
Rathnagireeswarar (Shiva) | रत्नगिरीश्वर (शिव) | ರತ್ನಗಿರೀಶ್ವರ (ಶಿವ)
Rishabhanatha (Bade Baba) | ऋषभनाथ (बड़े बाबा) | ಋಷಭನಾಥ (ಬಡೇ ಬಾಬಾ)
Rishabhanatha (Kesariyaji) | ऋषभनाथ (केसरियाजी) | ಋಷಭನಾಥ (ಕೇಸರಿಯಾಜಿ)
Rishabhanatha | ऋषभनाथ | ಋಷಭನಾಥ
Rudreshwara (Shiva) | रुद्रेश्वर (शिव) | ರುದ್ರೇಶ್ವರ (ಶಿವ)
Sabthapureeswarar (Shiva) | सप्तपुरीश्वर (शिव) | ಸಪ್ತಪುರೀಶ್ವರ (ಶಿವ)
Sakalabhuvaneswarar (Shiva) | सकलभुवनेश्वर (शिव) | ಸಕಲಭುವನೇಶ್ವರ (ಶಿವ)
Sakshinathar (Shiva) | साक्षीनाथर (शिव) | ಸಾಕ್ಷಿನಾಥರ್ (ಶಿವ)
Sakshinatheswarar (Shiva) | साक्षीनाथेश्वर (शिव) | ಸಾಕ್ಷಿನಾಥೇಶ್ವರ (ಶಿವ)
Samayapuram Mariamman | समयपुरम मारियम्मन | ಸಮಯಪುರಂ ಮಾರಿಯಮ್ಮನ್
Sankaranyeswarar (Shiva) | शंखारण्येश्वर (शिव) | ಶಂಖಾರಣ್ಯೇಶ್ವರ (ಶಿವ)
Saraparameswarar (Shiva) | सारपरमेश्वर (शिव) | ಸಾರಪರಮೇಶ್ವರ (ಶಿವ)
Sarguneswarar | सद्गुणेश्वर | ಸದ್ಗುಣೇಶ್ವರ
Sathyagireeswarar (Shiva) | सत्यगिरीश्वर (शिव) | ಸತ್ಯಗಿರೀಶ್ವರ (ಶಿವ)
Sathyanatheswarar | सत्यनाथेश्वर | ಸತ್ಯನಾಥೇಶ್ವರ
Sathyavageeswarar (Shiva) | सत्यवागीश्वर (शिव) | ಸತ್ಯವಾಗೀಶ್ವರ (ಶಿವ)
Sattainathar (Shiva) | सट्टैनाथर (शिव) | ಸಟ್ಟೈನಾಥರ್ (ಶಿವ)
Semmeninathar (Shiva) | सेम्मेनिनाथर (शिव) | ಸೆಮ್ಮೇನಿನಾಥರ್ (ಶಿವ)
Shankaranarayana | शंकरनारायण | ಶಂಕರನಾರಾಯಣ
Shantinatha | शांतिनाथ | ಶಾಂತಿನಾಥ
Shila Devi | शिला देवी | ಶಿಲಾ ದೇವಿ
Sivalokanathar (Shiva) | शिवलोकनाथर (शिव) | ಶಿವಲೋಕನಾಥರ್ (ಶಿವ)
Sivanandeeswarar (Shiva) | शिवानंदीश्वर (शिव) | ಶಿವಾನಂದೀಶ್ವರ (ಶಿವ)
Sivanandeswarar | शिवानंदेश्वर | ಶಿವಾನಂದೇಶ್ವರ
Sivayoginathar (Shiva) | शिवयोगिनाथर (शिव) | ಶಿವಯೋಗಿನಾಥರ್ (ಶಿವ)
Someswara (Shiva) | सोमेश्वर (शिव) | ಸೋಮೇಶ್ವರ (ಶಿವ)
Srinivasa Perumal (Vishnu) | श्रीनिवास पेरुमाल (विष्णु) | ಶ್ರೀನಿವಾಸ ಪೆರುಮಾಳ್ (ವಿಷ್ಣು)
Sudama | सुदामा | ಸುದಾಮ
Sunanda | सुनंदा | ಸುನಂದಾ
Sundareswarar (Shiva) | सुंदरेश्वर (शिव) | ಸುಂದರೇಶ್ವರ (ಶಿವ)
Swarnakadeswarar | स्वर्णघटेश्वर | ಸ್ವರ್ಣಘಟೇಶ್ವರ
Tarachandi | ताराचंडी | ತಾರಾಚಂಡಿ
Thalapureeswarar | तालपुरीश्वर | ತಾಲಪುರೀಶ್ವರ
Tharukavaneswarar (Shiva) | दारुकवनेश्वर (शिव) | ದಾರುಕವನೇಶ್ವರ (ಶಿವ)
Thayumanaswamy (Shiva) | तायुमानवर (शिव) | ತಾಯುಮಾನವರ್ (ಶಿವ)
Thenupureeswarar (Shiva) | धेनुपुरीश्वर (शिव) | ಧೇನುಪುರೀಶ್ವರ (ಶಿವ)
Thirumeninathar (Shiva) | तिरुमेनिनाथर (शिव) | ತಿರುಮೇನಿನಾಥರ್ (ಶಿವ)
Thirunethranathar | तिरुनेत्रनाथ | ತಿರುನೇತ್ರನಾಥ
Thuraikattum Vallalar (Shiva) | तुरैकाट्टुम वल्ललार (शिव) | ತುರೈಕಾಟ್ಟುಂ ವಳ್ಳಲಾರ್ (ಶಿವ)
Thyagarajaswamy (Shiva) | त्यागराजस्वामी (शिव) | ತ್ಯಾಗರಾಜಸ್ವಾಮಿ (ಶಿವ)
Trinetra Ganesh | त्रिनेत्र गणेश | ತ್ರಿನೇತ್ರ ಗಣೇಶ
Uchinathar (Shiva) | उच्चिनाथर (शिव) | ಉಚ್ಚಿನಾಥರ್ (ಶಿವ)
Udvaganathar | उद्वाहनाथ | ಉದ್ವಾಹನಾಥ
Udvahanathar (Shiva) | उद्वाहनाथर (शिव) | ಉದ್ವಾಹನಾಥರ್ (ಶಿವ)
Ujjeevanathar (Shiva) | उज्जीवनाथर (शिव) | ಉಜ್ಜೀವನಾಥರ್ (ಶಿವ)
Vadugeeswarar | वडुगीश्वर | ವಡುಗೀಶ್ವರ
Vaidyanathaswamy (Shiva) | वैद्यनाथस्वामी (शिव) | ವೈದ್ಯನಾಥಸ್ವಾಮಿ (ಶಿವ)
Vamanapureeswarar (Shiva) | वामनपुरीश्वर (शिव) | ವಾಮನಪುರೀಶ್ವರ (ಶಿವ)
Vanduthurainathar (Shiva) | वंडुतुरैनाथर (शिव) | ವಂಡುತುರೈನಾಥರ್ (ಶಿವ)
Vardhamaneeswarar | वर्धमानीश्वर | ವರ್ಧಮಾನೀಶ್ವರ
Vasishteswarar | वसिष्ठेश्वर | ವಸಿಷ್ಠೇಶ್ವರ
Vasupujya | वासुपूज्य | ವಾಸುಪೂಜ್ಯ
Vedapureeswarar (Shiva) | वेदपुरीश्वर (शिव) | ವೇದಪುರೀಶ್ವರ (ಶಿವ)
Veeratteswarar (Shiva) | वीरट्टेश्वर (शिव) | ವೀರಟ್ಟೇಶ್ವರ (ಶಿವ)
Veezhinathar (Shiva) | वीळिनाथर (शिव) | ವೀಳಿನಾಥರ್ (ಶಿವ)
Vellidaiyappar (Shiva) | वेल्लिडैयप्पर (शिव) | ವೆಳ್ಳಿಡೈಯಪ್ಪರ್ (ಶಿವ)
Vilvavaneswarar | विल्ववनेश्वर | ವಿಲ್ವವನೇಶ್ವರ
Vilwanatheswarar (Shiva) | विल्वनाथेश्वर (शिव) | ವಿಲ್ವನಾಥೇಶ್ವರ (ಶಿವ)
Vinayaka (Ganesha) | विनायक (गणेश) | ವಿನಾಯಕ (ಗಣೇಶ)
Vitthala | विट्ठल | ವಿಠ್ಠಲ
Yashoreshwari | यशोरेश्वरी | ಯಶೋರೇಶ್ವರಿ
`;
