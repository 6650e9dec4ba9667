import { type TownNames, townNames } from "./townNames";

/** Names in Hindi and Kannada of districts that are not called after a town that is known: `name | hi | kn`. */
const districts = `
Almora | अल्मोड़ा | ಅಲ್ಮೋರಾ
Anuppur | अनूपपुर | ಅನೂಪ್‌ಪುರ
Aravalli | अरवल्ली | ಅರವಳ್ಳಿ
Ariyalur | अरियलूर | ಅರಿಯಲೂರು
Aurangabad | औरंगाबाद | ಔರಂಗಾಬಾದ್
Baghpat | बागपत | ಬಾಗ್‌ಪತ್
Baloda Bazar-Bhatapara | बलौदा बाज़ार-भाटापारा | ಬಲೌದಾ ಬಜಾರ್-ಭಾಟಾಪಾರಾ
Banaskantha | बनासकांठा | ಬನಾಸ್‌ಕಾಂಠಾ
Bankura | बाँकुड़ा | ಬಾಂಕುರಾ
Barmer | बाड़मेर | ಬಾರ್ಮೇರ್
Basti | बस्ती | ಬಸ್ತಿ
Bathinda | बठिंडा | ಬಠಿಂಡಾ
Beed | बीड | ಬೀಡ್
Bengaluru Urban | बेंगलुरु नगर | ಬೆಂಗಳೂರು ನಗರ
Betul | बैतूल | ಬೇತುಲ್
Bhadradri Kothagudem | भद्राद्री कोठागुडेम | ಭದ್ರಾದ್ರಿ ಕೊತ್ತಗೂಡೆಂ
Bhagalpur | भागलपुर | ಭಾಗಲ್‌ಪುರ
Bharatpur | भरतपुर | ಭರತ್‌ಪುರ
Bilaspur | बिलासपुर | ಬಿಲಾಸ್‌ಪುರ
Chatra | चतरा | ಚತ್ರಾ
Chhatrapati Sambhajinagar | छत्रपति संभाजीनगर | ಛತ್ರಪತಿ ಸಂಭಾಜಿನಗರ
Chikkamagaluru | चिक्कमगलूरु | ಚಿಕ್ಕಮಗಳೂರು
Chittorgarh | चित्तौड़गढ़ | ಚಿತ್ತೋರ್‌ಗಢ
Churu | चूरू | ಚೂರು
Dakshina Kannada | दक्षिण कन्नड | ದಕ್ಷಿಣ ಕನ್ನಡ
Damoh | दमोह | ದಮೋಹ್
Darjeeling | दार्जिलिंग | ಡಾರ್ಜಿಲಿಂಗ್
Datia | दतिया | ದತಿಯಾ
Dausa | दौसा | ದೌಸಾ
Dindigul | डिंडीगुल | ದಿಂಡಿಗಲ್
Dr. B.R. Ambedkar Konaseema | डॉ. बी.आर. अंबेडकर कोनसीमा | ಡಾ. ಬಿ.ಆರ್. ಅಂಬೇಡ್ಕರ್ ಕೋನಸೀಮಾ
Dumka | दुमका | ದುಮ್ಕಾ
East Delhi | पूर्व दिल्ली | ಪೂರ್ವ ದೆಹಲಿ
East Khasi Hills | पूर्वी खासी हिल्स | ಪೂರ್ವ ಖಾಸಿ ಹಿಲ್ಸ್
East Singhbhum | पूर्वी सिंहभूम | ಪೂರ್ವ ಸಿಂಗಭೂಮ್
Farrukhabad | फ़र्रुख़ाबाद | ಫರುಖಾಬಾದ್
Ganderbal | गांदरबल | ಗಾಂದರ್‌ಬಲ್
Ganjam | गंजाम | ಗಂಜಾಂ
Gariaband | गरियाबंद | ಗರಿಯಾಬಂದ್
Gir Somnath | गिर सोमनाथ | ಗಿರ್ ಸೋಮನಾಥ
Giridih | गिरिडीह | ಗಿರಿಡೀಹ್
Gomati | गोमती | ಗೋಮತಿ
Gopalganj | गोपालगंज | ಗೋಪಾಲಗಂಜ್
Gyalshing | ग्यालशिंग | ಗ್ಯಾಲ್‌ಶಿಂಗ್
Hanumakonda | हनुमाकोंडा | ಹನುಮಕೊಂಡ
Hingoli | हिंगोली | ಹಿಂಗೋಲಿ
Hooghly | हुगली | ಹೂಗ್ಲಿ
Imphal East | पूर्व इंफाल | ಪೂರ್ವ ಇಂಫಾಲ್
Imphal West | पश्चिम इंफाल | ಪಶ್ಚಿಮ ಇಂಫಾಲ್
Jagatsinghpur | जगतसिंहपुर | ಜಗತ್‌ಸಿಂಗ್‌ಪುರ
Jaisalmer | जैसलमेर | ಜೈಸಲ್ಮೇರ್
Jalpaiguri | जलपाईगुड़ी | ಜಲ್ಪೈಗುರಿ
Janjgir-Champa | जांजगीर-चांपा | ಜಾಂಜ್‌ಗೀರ್-ಚಾಂಪಾ
Jogulamba Gadwal | जोगुलांबा गदवाल | ಜೋಗುಳಾಂಬ ಗದ್ವಾಲ್
Kabirdham | कबीरधाम | ಕಬೀರ್‌ಧಾಮ್
Kachchh | कच्छ | ಕಚ್ಛ್
Kaimur | कैमूर | ಕೈಮೂರ್
Kamrup Metropolitan | कामरूप महानगर | ಕಾಮರೂಪ ಮಹಾನಗರ
Kamrup | कामरूप | ಕಾಮರೂಪ
Kanniyakumari | कन्याकुमारी | ಕನ್ಯಾಕುಮಾರಿ
Kanpur Nagar | कानपुर नगर | ಕಾನ್ಪುರ ನಗರ
Karaikal | कारैकल | ಕಾರೈಕಲ್
Karauli | करौली | ಕರೌಲಿ
Khandwa | खंडवा | ಖಂಡ್ವಾ
Kheda | खेड़ा | ಖೇಡಾ
Khordha | खोर्धा | ಖೋರ್ಧಾ
Koraput | कोरापुट | ಕೋರಾಪುಟ್
Lalitpur | ललितपुर | ಲಲಿತ್‌ಪುರ
Lohit | लोहित | ಲೋಹಿತ್
Lower Siang | निचला सियांग | ಕೆಳ ಸಿಯಾಂಗ್
Mahasamund | महासमुंद | ಮಹಾಸಮುಂದ್
Medchal-Malkajgiri | मेडचल-मल्काजगिरि | ಮೇಡ್ಚಲ್-ಮಲ್ಕಾಜ್‌ಗಿರಿ
Mehsana | मेहसाणा | ಮೆಹ್ಸಾಣಾ
Mirzapur | मिर्ज़ापुर | ಮಿರ್ಜಾಪುರ
Morena | मुरैना | ಮೊರೇನಾ
Mulugu | मुलुगु | ಮುಲುಗು
Mumbai City | मुंबई शहर | ಮುಂಬೈ ನಗರ
NTR | एनटीआर | ಎನ್‌ಟಿಆರ್
Nadia | नदिया | ನದಿಯಾ
Nagaon | नगाँव | ನಗಾಂವ್
Namchi | नामची | ನಾಮ್ಚಿ
Nandyal | नंद्याल | ನಂದ್ಯಾಲ
New Delhi | नई दिल्ली | ನವದೆಹಲಿ
Nirmal | निर्मल | ನಿರ್ಮಲ್
Niwari | निवाड़ी | ನಿವಾಡಿ
Nizamabad | निज़ामाबाद | ನಿಜಾಮಾಬಾದ್
North 24 Parganas | उत्तर 24 परगना | ಉತ್ತರ 24 ಪರಗಣ
North Delhi | उत्तर दिल्ली | ಉತ್ತರ ದೆಹಲಿ
North Goa | उत्तर गोवा | ಉತ್ತರ ಗೋವಾ
Palnadu | पलनाडु | ಪಲ್ನಾಡು
Panchkula | पंचकूला | ಪಂಚಕುಲಾ
Panchmahal | पंचमहल | ಪಂಚಮಹಲ್
Paschim Medinipur | पश्चिम मेदिनीपुर | ಪಶ್ಚಿಮ ಮೇದಿನಿಪುರ
Patan | पाटण | ಪಾಟಣ್
Pauri Garhwal | पौड़ी गढ़वाल | ಪೌರಿ ಗಢ್ವಾಲ್
Purba Bardhaman | पूर्व बर्धमान | ಪೂರ್ವ ಬರ್ಧಮಾನ್
Purba Medinipur | पूर्व मेदिनीपुर | ಪೂರ್ವ ಮೇದಿನಿಪುರ
Purulia | पुरुलिया | ಪುರುಲಿಯಾ
Raigad | रायगड | ರಾಯಗಡ
Raisen | रायसेन | ರಾಯ್‌ಸೇನ್
Rajanna Sircilla | राजन्ना सिरसिल्ला | ರಾಜನ್ನ ಸಿರಿಸಿಲ್ಲ
Rajnandgaon | राजनांदगाँव | ರಾಜನಂದಗಾಂವ್
Rajsamand | राजसमंद | ರಾಜಸಮಂದ್
Ranga Reddy | रंगारेड्डी | ರಂಗಾರೆಡ್ಡಿ
Ranipet | राणीपेट | ರಾಣಿಪೇಟೆ
Ratnagiri | रत्नागिरी | ರತ್ನಗಿರಿ
Reasi | रियासी | ರಿಯಾಸಿ
Rohtas | रोहतास | ರೋಹ್ತಾಸ್
Rudraprayag | रुद्रप्रयाग | ರುದ್ರಪ್ರಯಾಗ
Rupnagar | रूपनगर | ರೂಪ್‌ನಗರ
Saharsa | सहरसा | ಸಹರ್ಸಾ
Sakti | सक्ती | ಸಕ್ತಿ
Samba | सांबा | ಸಾಂಬಾ
Satna | सतना | ಸತ್ನಾ
Sawai Madhopur | सवाई माधोपुर | ಸವಾಯಿ ಮಾಧೋಪುರ್
Sehore | सीहोर | ಸೀಹೋರ್
Sepahijala | सिपाहीजला | ಸಿಪಾಹಿಜಾಲಾ
Sikar | सीकर | ಸೀಕರ್
Sirohi | सिरोही | ಸಿರೋಹಿ
Sitapur | सीतापुर | ಸೀತಾಪುರ
Sivasagar | शिवसागर | ಶಿವಸಾಗರ
South 24 Parganas | दक्षिण 24 परगना | ದಕ್ಷಿಣ 24 ಪರಗಣ
South Delhi | दक्षिण दिल्ली | ದಕ್ಷಿಣ ದೆಹಲಿ
South East Delhi | दक्षिण पूर्व दिल्ली | ಆಗ್ನೇಯ ದೆಹಲಿ
South Goa | दक्षिण गोवा | ದಕ್ಷಿಣ ಗೋವಾ
Sri Potti Sriramulu Nellore | श्री पोट्टि श्रीरामुलु नेल्लूर | ಶ್ರೀ ಪೊಟ್ಟಿ ಶ್ರೀರಾಮುಲು ನೆಲ್ಲೂರು
Sri Sathya Sai | श्री सत्य साई | ಶ್ರೀ ಸತ್ಯ ಸಾಯಿ
Tehri Garhwal | टिहरी गढ़वाल | ಟಿಹರಿ ಗಢ್ವಾಲ್
Tenkasi | तेनकाशी | ತೆಂಕಾಸಿ
Thiruvallur | तिरुवल्लूर | ತಿರುವಳ್ಳೂರು
Uttara Kannada | उत्तर कन्नड | ಉತ್ತರ ಕನ್ನಡ
Vijayanagara | विजयनगर | ವಿಜಯನಗರ
Viluppuram | विलुप्पुरम | ವಿಳುಪ್ಪುರಂ
Wayanad | वायनाड | ವಯನಾಡ್
West Godavari | पश्चिम गोदावरी | ಪಶ್ಚಿಮ ಗೋದಾವರಿ
West Jaintia Hills | पश्चिम जयंतिया हिल्स | ಪಶ್ಚಿಮ ಜೈಂತಿಯಾ ಹಿಲ್ಸ್
West Tripura | पश्चिम त्रिपुरा | ಪಶ್ಚಿಮ ತ್ರಿಪುರಾ
YSR Kadapa | वाईएसआर कडपा | ವೈಎಸ್‌ಆರ್ ಕಡಪ
Yadadri Bhuvanagiri | यादाद्री भुवनगिरी | ಯಾದಾದ್ರಿ ಭುವನಗಿರಿ
`;

const names = new Map<string, TownNames>();
for (const line of districts.trim().split("\n")) {
  const [name = "", hi = "", kn = ""] = line.split("|").map((part) => part.trim());
  names.set(name.toLowerCase(), { hi, kn });
}

/** What a district is called in Hindi and Kannada, by its official English name; undefined when unknown. */
export const districtNames = (district: string): TownNames | undefined =>
  names.get(district.toLowerCase()) ?? townNames(district);
