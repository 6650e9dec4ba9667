/** Names in Hindi and Kannada of towns and villages that temples of the curated lists stand in: `name | hi | kn`. */
export const listTowns = `
Adi Badri | आदि बद्री | ಆದಿ ಬದರಿ
Aduthurai | आडुतुरै | ಆಡುತುರೈ
Aduthurai Perumal Koil | आडुतुरै पेरुमाल कोयिल | ಆಡುತುರೈ ಪೆರುಮಾಳ್ ಕೋವಿಲ್
Alangudi | आलंगुडी | ಆಲಂಗುಡಿ
Anandpur Sahib | आनंदपुर साहिब | ಆನಂದ್‌ಪುರ್ ಸಾಹಿಬ್
Animath | अणिमठ | ಅಣಿಮಠ
Annappanpettai | अन्नप्पनपेट्टै | ಅನ್ನಪ್ಪನ್‌ಪೇಟ್ಟೈ
Aundha Nagnath | औंढा नागनाथ | ಔಂಢಾ ನಾಗನಾಥ
Avalivanallur | अवळिवनल्लूर | ಅವಳಿವನಲ್ಲೂರು
Ayyarmalai | अय्यर्मलै | ಅಯ್ಯರ್‌ಮಲೈ
Barwani | बड़वानी | ಬಡವಾನಿ
Bet Dwarka | बेट द्वारका | ಬೇಟ್ ದ್ವಾರಕಾ
Bhabanipur | भवानीपुर | ಭವಾನೀಪುರ
Bhagalpur | भागलपुर | ಭಾಗಲ್‌ಪುರ
Bharatpur | भरतपुर | ಭರತ್‌ಪುರ
Bhilwad | भिलवाड | ಭಿಲವಾಡ
Bhimavaram | भीमवरम | ಭೀಮವರಂ
Cheyyar | चेय्यार | ಚೆಯ್ಯಾರ್
Chitraimur | सिट्रायमूर | ಸಿಟ್ರಾಯ್‌ಮೂರು
Chittorgarh | चित्तौड़गढ़ | ಚಿತ್ತೋರ್‌ಗಢ
Devprayag | देवप्रयाग | ದೇವಪ್ರಯಾಗ
Dimapur | दीमापुर | ದಿಮಾಪುರ
Eengoimalai | ईंगोयमलै | ಈಂಗೋಯ್‌ಮಲೈ
Gharapuri | घारापुरी | ಘಾರಾಪುರಿ
Haridwaramangalam | हरिद्वारमंगलम | ಹರಿದ್ವಾರಮಂಗಲಂ
Hinglaj | हिंगलाज | ಹಿಂಗ್ಲಾಜ್
Hooghly | हुगली | ಹೂಗ್ಲಿ
Ishwaripur | ईश्वरीपुर | ಈಶ್ವರೀಪುರ
Jageshwar | जागेश्वर | ಜಾಗೇಶ್ವರ
Jaisalmer | जैसलमेर | ಜೈಸಲ್ಮೇರ್
Jalpaiguri | जलपाईगुड़ी | ಜಲ್ಪೈಗುರಿ
Kankroli | कांकरोली | ಕಾಂಕ್ರೋಲಿ
Karkala | कारकल | ಕಾರ್ಕಳ
Keezhaparasalur | कीळपरसलूर | ಕೀಳಪರಸಲೂರು
Keezhapazhuvur | कीळपळुवूर | ಕೀಳಪಳುವೂರು
Keezhaperumpallam | कीळपेरुंपल्लम | ಕೀಳಪೆರುಂಪಳ್ಳಂ
Kiliyanur | किळियनूर | ಕಿಳಿಯನೂರು
Koilur | कोयिलूर | ಕೋವಿಲೂರು
Korukkai | कोरुक्कै | ಕೊರುಕ್ಕೈ
Koteshwara | कोटेश्वर | ಕೋಟೇಶ್ವರ
Kottur | कोट्टूर | ಕೋಟ್ಟೂರು
Kulithalai | कुळित्तलै | ಕುಳಿತ್ತಲೈ
Kumbhashi | कुंभाशी | ಕುಂಭಾಶಿ
Kundalpur | कुंडलपुर | ಕುಂಡಲ್‌ಪುರ
Kurumanakkudi | कुरुमाणक्कुडी | ಕುರುಮಾಣಕ್ಕುಡಿ
Kushinagar | कुशीनगर | ಕುಶಿನಗರ
Lumbini | लुंबिनी | ಲುಂಬಿನಿ
Madhuban | मधुबन | ಮಧುಬನ್
Mandurai | मांदुरै | ಮಾಂದುರೈ
Mewa Nagar | मेवा नगर | ಮೇವಾ ನಗರ್
Moodabidri | मूडबिद्री | ಮೂಡುಬಿದಿರೆ
Muktagiri | मुक्तागिरि | ಮುಕ್ತಾಗಿರಿ
Nachiyar Koil | नाच्चियार कोविल | ನಾಚ್ಚಿಯಾರ್ ಕೋವಿಲ್
Nainativu | नैनातीवु | ನೈನಾತೀವು
Nalanda | नालंदा | ನಾಲಂದಾ
Nalhati | नलहाटी | ನಲಹಾಟಿ
Palakollu | पालकोल्लु | ಪಾಲಕೊಲ್ಲು
Palampet | पालमपेट | ಪಾಲಂಪೇಟ
Palitana | पालीताना | ಪಾಲಿತಾಣ
Pamani | पामणी | ಪಾಮಣಿ
Parithiyappar Koil | परितियप्पर कोयिल | ಪರಿತಿಯಪ್ಪರ್ ಕೋವಿಲ್
Patteeswaram | पट्टीश्वरम | ಪಟ್ಟೀಶ್ವರಂ
Pawapuri | पावापुरी | ಪಾವಾಪುರಿ
Poondi | पूंडी | ಪೂಂಡಿ
Pullamangai | पुल्लमंगै | ಪುಳ್ಳಮಂಗೈ
Punjai | पुंजै | ಪುಂಜೈ
Raigad Fort | रायगड क़िला | ರಾಯಗಡ ಕೋಟೆ
Rajgir | राजगीर | ರಾಜಗೀರ್
Ranthambore | रणथंभौर | ರಣಥಂಭೋರ್
Rishabhdeo | ऋषभदेव | ಋಷಭದೇವ
Samalkot | सामलकोट | ಸಾಮಲಕೋಟ
Sankisa | संकिसा | ಸಂಕಿಸಾ
Sarnath | सारनाथ | ಸಾರನಾಥ
Sasaram | सासाराम | ಸಾಸಾರಾಮ್
Senganur | सेंगनूर | ಸೇಂಗನೂರು
Shankaranarayana | शंकरनारायण | ಶಂಕರನಾರಾಯಣ
Shankheshwar | शंखेश्वर | ಶಂಖೇಶ್ವರ
Shikarpur | शिकारपुर | ಶಿಕಾರಪುರ
Shravanabelagola | श्रवणबेलगोला | ಶ್ರವಣಬೆಳಗೊಳ
Shravasti | श्रावस्ती | ಶ್ರಾವಸ್ತಿ
Shri Mahavirji | श्री महावीरजी | ಶ್ರೀ ಮಹಾವೀರ್‌ಜಿ
Sitakunda | सीताकुंड | ಸೀತಾಕುಂಡ
Sonagir | सोनागिरि | ಸೋನಾಗಿರಿ
Subhain | सुभाईं | ಸುಭಾಯಿಂ
Sylhet | सिलहट | ಸಿಲ್ಹೆಟ್
Suryanar Kovil | सूर्यनार कोविल | ಸೂರ್ಯನಾರ್ ಕೋವಿಲ್
Taranga | तारंगा | ತಾರಂಗಾ
Thingalur | तिंगलूर | ತಿಂಗಳೂರು
Thiruchopuram | तिरुच्चोपुरम | ತಿರುಚ್ಚೋಪುರಂ
Thiruchuli | तिरुच्चुळी | ತಿರುಚ್ಚುಳಿ
Thirukachur | तिरुक्कच्चूर | ತಿರುಕ್ಕಚ್ಚೂರು
Thirukkadaiyur | तिरुक्कडैयूर | ತಿರುಕ್ಕಡೈಯೂರು
Thirukkadaiyur Mayanam | तिरुक्कडैयूर मयानम | ತಿರುಕ್ಕಡೈಯೂರು ಮಯಾನಂ
Thirukkalar | तिरुक्कळर | ತಿರುಕ್ಕಳರ್
Thirukkandalam | तिरुक्कंडलम | ತಿರುಕ್ಕಂಡಲಂ
Thirukkandeeswaram | तिरुक्कंडीश्वरम | ತಿರುಕ್ಕಂಡೀಶ್ವರಂ
Thirukkannamangai | तिरुक्कण्णमंगै | ತಿರುಕ್ಕಣ್ಣಮಂಗೈ
Thirukkanur | तिरुक्कानूर | ತಿರುಕ್ಕಾನೂರು
Thirukkaravasal | तिरुक्कारवासल | ತಿರುಕ್ಕಾರವಾಸಲ್
Thirukkurugavur | तिरुक्कुरुगावूर | ತಿರುಕ್ಕುರುಗಾವೂರು
Thirukkuvalai | तिरुक्कुवळै | ತಿರುಕ್ಕುವಳೈ
Thirukottaram | तिरुकोट्टारम | ತಿರುಕೋಟ್ಟಾರಂ
Thirumalpur | तिरुमाल्पूर | ತಿರುಮಾಲ್ಪೂರು
Thirumanikuzhi | तिरुमाणिकुळी | ತಿರುಮಾಣಿಕುಳಿ
Thirumazhapadi | तिरुमळपाडी | ತಿರುಮಳಪಾಡಿ
Thirumullaivasal | तिरुमुल्लैवासल | ತಿರುಮುಲ್ಲೈವಾಸಲ್
Thirumullaivoyal | तिरुमुल्लैवायल | ತಿರುಮುಲ್ಲೈವಾಯಲ್
Thirunallar | तिरुनल्लार | ತಿರುನಳ್ಳಾರು
Thirunavalur | तिरुनावलूर | ತಿರುನಾವಲೂರು
Thirundudevankudi | तिरुंदुदेवनकुडी | ತಿರುಂದುದೇವನ್‌ಕುಡಿ
Thiruneelakkudi | तिरुनीलक्कुडी | ತಿರುನೀಲಕ್ಕುಡಿ
Thirunellikkaval | तिरुनेल्लिक्कावल | ತಿರುನೆಲ್ಲಿಕ್ಕಾವಲ್
Thiruparaithurai | तिरुप्परायतुरै | ತಿರುಪ್ಪರಾಯ್ತುರೈ
Thiruppainjeeli | तिरुप्पैंजीली | ತಿರುಪ್ಪೈಂಜೀಲಿ
Thiruppungur | तिरुप्पुंगूर | ತಿರುಪ್ಪುಂಗೂರು
Thiruppurambiyam | तिरुप्पुरंबियम | ತಿರುಪ್ಪುರಂಬಿಯಂ
Thiruvakkarai | तिरुवक्करै | ತಿರುವಕ್ಕರೈ
Thiruvalam | तिरुवलम | ತಿರುವಲಂ
Thiruvamathur | तिरुवामात्तूर | ತಿರುವಾಮಾತ್ತೂರು
Thiruvanduthurai | तिरुवंडुतुरै | ತಿರುವಂಡುತುರೈ
Thiruveezhimizhalai | तिरुवीळिमिळलै | ತಿರುವೀಳಿಮಿಳಲೈ
Thiruverkadu | तिरुवेर्काडु | ತಿರುವೇರ್ಕಾಡು
Thiruvidaimarudur | तिरुविडैमरुदूर | ತಿರುವಿಡೈಮರುದೂರು
Thiruvidaivasal | तिरुविडैवासल | ತಿರುವಿಡೈವಾಸಲ್
Thiruvirkudi | तिरुविर्कुडी | ತಿರುವಿರ್ಕುಡಿ
Thiruvisanallur | तिरुविसनल्लूर | ತಿರುವಿಸನಲ್ಲೂರು
Thiruvottiyur | तिरुवोट्टियूर | ತಿರುವೊಟ್ಟಿಯೂರು
Uyyakondan Thirumalai | उय्यकोंडान तिरुमलै | ಉಯ್ಯಕೊಂಡಾನ್ ತಿರುಮಲೈ
Vaishali | वैशाली | ವೈಶಾಲಿ
Vaitheeswaran Koil | वैतीश्वरन कोविल | ವೈದೀಶ್ವರನ್ ಕೋವಿಲ್
Vilanagar | विळनगर | ವಿಳನಗರ
`;
