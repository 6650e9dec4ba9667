import { districtNames } from "./districtNames";
import { type LocalNames, namesIn } from "./nameTable";

/** Parts of addresses that are no towns, as records have them | in Hindi | in Kannada. */
const parts = `
Adivaram | अडिवारम | ಅಡಿವಾರಂ
Ashoka Road | अशोक रोड | ಅಶೋಕ ರಸ್ತೆ
Atta Mandi | अट्टा मंडी | ಅಟ್ಟಾ ಮಂಡಿ
Attukal | आट्टुकाल | ಆಟ್ಟುಕಾಲ್
Bada Danda (Grand Road) | बड़ दांड (ग्रांड रोड) | ಬಡ ದಾಂಡ (ಗ್ರ್ಯಾಂಡ್ ರೋಡ್)
Bahapur | बहापुर | ಬಹಾಪುರ
Banke Bihari Colony | बाँके बिहारी कॉलोनी | ಬಾಂಕೆ ಬಿಹಾರಿ ಕಾಲೊನಿ
Bhawan | भवन | ಭವನ
Budhwar Peth | बुधवार पेठ | ಬುಧವಾರ ಪೇಠ್
Car Street | रथबीदी | ರಥಬೀದಿ
Chand Chaura | चाँद चौरा | ಚಾಂದ್ ಚೌರಾ
Chhatarpur Mandir Road | छतरपुर मंदिर मार्ग | ಛತ್ತರ್‌ಪುರ ಮಂದಿರ ರಸ್ತೆ
Chhatikara Road | छटीकरा रोड | ಛಟೀಕರಾ ರಸ್ತೆ
Chithirai Streets | चित्तिरै वीथियाँ | ಚಿತ್ತಿರೈ ಬೀದಿಗಳು
Chord Road | कॉर्ड रोड | ಕಾರ್ಡ್ ರಸ್ತೆ
Deeg Gate | डीग गेट | ಡೀಗ್ ಗೇಟ್
Dhungri | ढुंगरी | ಢುಂಗ್ರಿ
Durgakund–Lanka | दुर्गाकुंड–लंका | ದುರ್ಗಾಕುಂಡ–ಲಂಕಾ
Ellora Caves | एलोरा गुफाएँ | ಎಲ್ಲೋರಾ ಗುಹೆಗಳು
Fort | फ़ोर्ट | ಫೋರ್ಟ್
Ganjam | गंजाम | ಗಂಜಾಂ
Goa | गोवा | ಗೋವಾ
Golden Temple Road | स्वर्ण मंदिर मार्ग | ಸ್ವರ್ಣ ಮಂದಿರ ರಸ್ತೆ
Gomati district | गोमती ज़िला | ಗೋಮತಿ ಜಿಲ್ಲೆ
Hadimba Temple Road | हडिंबा मंदिर मार्ग | ಹಡಿಂಬಾ ದೇವಾಲಯ ರಸ್ತೆ
Hanuman Garhi | हनुमानगढ़ी | ಹನುಮಾನ್ ಗಢಿ
Hare Krishna Hill | हरे कृष्ण हिल | ಹರೇ ಕೃಷ್ಣ ಗಿರಿ
Harmandir Gali | हरमंदिर गली | ಹರ್‌ಮಂದಿರ್ ಗಲಿ
Kalighat | कालीघाट | ಕಾಳಿಘಾಟ್
Katra Keshav Dev | कटरा केशव देव | ಕಟ್ರಾ ಕೇಶವ ದೇವ
Kizhakke Nada | किझक्के नडा | ಕಿಳಕ್ಕೆ ನಡ
Kotitheertha Road | कोटितीर्थ मार्ग | ಕೋಟಿತೀರ್ಥ ರಸ್ತೆ
Kumari Hill | कुमारी पहाड़ | ಕುಮಾರಿ ಬೆಟ್ಟ
Lahori Tola | लाहौरी टोला | ಲಾಹೋರಿ ಟೋಲಾ
Lotus Temple Road | लोटस टेंपल रोड | ಲೋಟಸ್ ಟೆಂಪಲ್ ರಸ್ತೆ
Maa Anandmayee Marg | माँ आनंदमयी मार्ग | ಮಾ ಆನಂದಮಯಿ ಮಾರ್ಗ
Madurai Main | मदुरै मेन | ಮದುರೈ ಮೇನ್
Manacaud | मणक्काड | ಮಣಕ್ಕಾಡ್
Manakula Vinayagar Koil Street | मणक्कुल विनायगर कोयिल स्ट्रीट | ಮಣಕ್ಕುಳ ವಿನಾಯಗರ್ ಕೋಯಿಲ್ ಬೀದಿ
Matabari | माताबाड़ी | ಮಾತಾಬಾಡಿ
Mylapore | मयिलापुर | ಮೈಲಾಪುರ
Naubat Pahad (Adarsh Nagar) | नौबत पहाड़ (आदर्श नगर) | ನೌಬತ್ ಪಹಾಡ್ (ಆದರ್ಶ ನಗರ)
near Gole Dak Khana | गोल डाकख़ाने के पास | ಗೋಲ್ ಡಾಕ್ ಖಾನಾ ಬಳಿ
Near Lohgarh Gate | लोहगढ़ गेट के पास | ಲೋಹ್‌ಗಢ ಗೇಟ್ ಬಳಿ
near Purushottampur | पुरुषोत्तमपुर के पास | ಪುರುಷೋತ್ತಮ್‌ಪುರ ಬಳಿ
near Veraval | वेरावल के पास | ವೆರಾವಲ್ ಬಳಿ
Nilachal Hill | नीलाचल पहाड़ी | ನೀಲಾಚಲ ಬೆಟ್ಟ
Noida Mor | नोएडा मोड़ | ನೋಯ್ಡಾ ಮೋಡ್
old Vrindavan | पुराना वृंदावन | ಹಳೆ ವೃಂದಾವನ
Old Town | ओल्ड टाउन | ಓಲ್ಡ್ ಟೌನ್
Palace Compound | पैलेस कंपाउंड | ಅರಮನೆ ಆವರಣ
Pandav Nagar | पांडव नगर | ಪಾಂಡವ ನಗರ
Patna City | पटना सिटी | ಪಾಟ್ನಾ ಸಿಟಿ
Ponda | फोंडा | ಪೋಂಡಾ
Prabhadevi | प्रभादेवी | ಪ್ರಭಾದೇವಿ
Prabhas Patan | प्रभास पाटण | ಪ್ರಭಾಸ ಪಾಟಣ
Priol | प्रियोळ | ಪ್ರಿಯೋಳ
Raghunath Bazaar | रघुनाथ बाज़ार | ರಘುನಾಥ ಬಜಾರ್
Rajajinagar | राजाजीनगर | ರಾಜಾಜಿನಗರ
Ram Janmabhoomi Path | राम जन्मभूमि पथ | ರಾಮ ಜನ್ಮಭೂಮಿ ಪಥ
Raman Reti | रमण रेती | ರಮಣ ರೇತಿ
Ramkot | रामकोट | ರಾಮಕೋಟ
Ratnagiri | रत्नगिरि | ರತ್ನಗಿರಿ
Sankat Mochan Road | संकट मोचन मार्ग | ಸಂಕಟ ಮೋಚನ ರಸ್ತೆ
Sector 20 | सेक्टर 20 | ಸೆಕ್ಟರ್ 20
Sivagiri hill | शिवगिरि पहाड़ी | ಶಿವಗಿರಿ ಬೆಟ್ಟ
Swaraj Round | स्वराज राउंड | ಸ್ವರಾಜ್ ರೌಂಡ್
Thekkinkadu Maidan | तेक्किनकाडु मैदान | ತೆಕ್ಕಿನಕಾಡು ಮೈದಾನ
Thirumalaikodi | तिरुमलैकोडी | ತಿರುಮಲೈಕೋಡಿ
Tirunelveli Town | तिरुनेलवेली टाउन | ತಿರುನೆಲ್ವೇಲಿ ಟೌನ್
Trikuta Hills | त्रिकूट पर्वत | ತ್ರಿಕೂಟ ಪರ್ವತ
Triplicane | ट्रिप्लिकेन | ಟ್ರಿಪ್ಲಿಕೇನ್
Vishwanath Gali | विश्वनाथ गली | ವಿಶ್ವನಾಥ ಗಲಿ
West Nada | पश्चिम नडा | ಪಶ್ಚಿಮ ನಡ
West Tank Street | वेस्ट टैंक स्ट्रीट | ವೆಸ್ಟ್ ಟ್ಯಾಂಕ್ ಬೀದಿ
White Town | व्हाइट टाउन | ವೈಟ್ ಟೌನ್
`;

const known = new Map(namesIn(parts));

/** An address in Hindi and Kannada, where each of its parts is known; undefined where one is not. */
export function knownAddress(address: string): LocalNames | undefined {
  const hi: string[] = [];
  const kn: string[] = [];
  for (const part of address.split(", ")) {
    const local = known.get(part) ?? districtNames(part);
    if (!local) return undefined;
    hi.push(local.hi);
    kn.push(local.kn);
  }
  return { hi: hi.join(", "), kn: kn.join(", ") };
}
