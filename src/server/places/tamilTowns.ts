/**
 * Names in Hindi and Kannada of towns and villages that temples of Tamil Nadu and Kerala stand in: `name | hi | kn`; those
 * whose name begins with the sacred one are in `thiruTowns`.
 */
export const tamilTowns = `
Aadhanur | आदनूर | ಆದನೂರು
Aamaiyur | आमैयूर | ಆಮೈಯೂರು
Aappadi | आप्पाडी | ಆಪ್ಪಾಡಿ
Aavur | आवूर | ಆವೂರು
Achalpuram | आच्चाल्पुरम | ಆಚ್ಚಾಳ್‌ಪುರಂ
Acharapakkam | अच्चिरुपाक्कम | ಅಚ್ಚಿರುಪಾಕ್ಕಂ
Adhanur | आदनूर | ಆದನೂರು
Adhirangam | आदिरंगम | ಆದಿರಂಗಂ
Adi Annamalai | आदि अण्णामलै | ಆದಿ ಅಣ್ಣಾಮಲೈ
Agasthiyampalli | अगत्तियानपल्ली | ಅಗತ್ತಿಯಾನ್‌ಪಳ್ಳಿ
Akkur | आक्कूर | ಆಕ್ಕೂರು
Alagar Koyil | अळगर कोयिल | ಅಳಗರ್ ಕೋಯಿಲ್
Alwarthirunagari | आळवार तिरुनगरी | ಆಳ್ವಾರ್ ತಿರುನಗರಿ
Ambal | अंबल | ಅಂಬಲ್
Anaimadam | आनैमडम | ಆನೈಮಡಂ
Anbil | अन्बिल | ಅನ್ಬಿಲ್
Andan Koil | आण्डांकोयिल | ಆಂಡಾಂಕೋವಿಲ್
Andankoil | आण्डांकोयिल | ಆಂಡಾಂಕೋವಿಲ್
Annan Koil | अण्णन कोविल | ಅಣ್ಣನ್ ಕೋವಿಲ್
Anniyur | अन्नियूर | ಅನ್ನಿಯೂರು
Arakandanallur | अरकंडनल्लूर | ಅರಕಂಡನಲ್ಲೂರು
Ashtamudi | अष्टमुडी | ಅಷ್ಟಮುಡಿ
Avur | आवूर | ಆವೂರು
Azhagaputhur | अळगापुत्तूर | ಅಳಗಾಪುತ್ತೂರು
Chakkarapalli | चक्करप्पल्ली | ಚಕ್ಕರಪ್ಪಳ್ಳಿ
Cooum | कूवम | ಕೂವಂ
Dharmapuram | धर्मपुरम | ಧರ್ಮಪುರಂ
Eachanari | ईच्चनारी | ಈಚ್ಚನಾರಿ
Elumiyankottur | एलुमियंकोट्टूर | ಎಲುಮಿಯಂಕೋಟ್ಟೂರು
Gangaikonda Cholapuram | गंगैकोंड चोलपुरम | ಗಂಗೈಕೊಂಡ ಚೋಳಪುರಂ
Gramam | ग्रामम | ಗ್ರಾಮಂ
Gunaseelam | गुणशीलम | ಗುಣಶೀಲಂ
Idumbavanam | इडुंबावनम | ಇಡುಂಬಾವನಂ
Iluppaipattu | इलुप्पैप्पट्टु | ಇಲುಪ್ಪೈಪಟ್ಟು
Iluppaippattu | इलुप्पैप्पट्टु | ಇಲುಪ್ಪೈಪ್ಪಟ್ಟು
Iluppapattu | इलुप्पैप्पट्टु | ಇಲುಪ್ಪೈಪ್ಪಟ್ಟು
Innambur | इन्नंबूर | ಇನ್ನಂಬೂರು
Irattai Thirupathi | इरट्टै तिरुपति | ಇರಟ್ಟೈ ತಿರುಪತಿ
Irattai Tirupati | इरट्टै तिरुपति | ಇರಟ್ಟೈ ತಿರುಪತಿ
Irumbai | इरुंबै | ಇರುಂಬೈ
Jainimedu | जैनिमेडु | ಜೈನಿಮೇಡು
Kabisthalam | कपिस्थलम | ಕಪಿಸ್ಥಲಂ
Kachanam | कच्चनम | ಕಚ್ಚನಂ
Kalaiyarkoil | कालैयारकोविल | ಕಾಳೈಯಾರ್‌ಕೋವಿಲ್
Kalayarkoil | कालैयारकोविल | ಕಾಳೈಯಾರ್‌ಕೋವಿಲ್
Kalugumalai | कळुगुमलै | ಕಳುಗುಮಲೈ
Kanattampuliyur | कानाट्टंपुलियूर | ಕಾನಾಟ್ಟಂಪುಲಿಯೂರು
Kanattumullur | कानाट्टुमुल्लूर | ಕಾನಾಟ್ಟುಮುಳ್ಳೂರು
Kandavarayanpatti | कंडवरायनपट्टी | ಕಂಡವರಾಯನ್‌ಪಟ್ಟಿ
Kandiyur | कंडियूर | ಕಂಡಿಯೂರು
Kanjanur | कंजनूर | ಕಂಜನೂರು
Kapisthalam | कपिस्थलम | ಕಪಿಸ್ಥಲಂ
Karaikal | कारैकल | ಕಾರೈಕಲ್
Karaiveeram | करैवीरम | ಕರೈವೀರಂ
Karaviram | करवीरम | ಕರವೀರಂ
Karpaganatharkulam | कर्पगनादरकुलम | ಕರ್ಪಗನಾದರ್‌ಕುಳಂ
Karuveeli | करुवेली | ಕರುವೇಲಿ
Kattumannarkoil | काट्टुमन्नारकोविल | ಕಾಟ್ಟುಮನ್ನಾರ್‌ಕೋವಿಲ್
Keelaperumpallam | कीळप्पेरुंपल्लम | ಕೀಳಪ್ಪೆರುಂಪಳ್ಳಂ
Keezhaiyur | कीळैयूर | ಕೀಳೈಯೂರು
Keezhthirukkattuppalli | कीळैत्तिरुक्काट्टुप्पल्ली | ಕೀಳೈತ್ತಿರುಕ್ಕಾಟ್ಟುಪ್ಪಳ್ಳಿ
Keezhvelur | कीळवेलूर | ಕೀಳ್‌ವೇಳೂರು
Kodiakkarai | कोडियक्करै | ಕೋಡಿಯಕ್ಕರೈ
Kodikkarai | कोडिक्करै | ಕೋಡಿಕ್ಕರೈ
Kodiyakkadu | कोडियक्काडु | ಕೋಡಿಯಕ್ಕಾಡು
Koil Kannapur | कोइल कण्णाप्पूर | ಕೋಯಿಲ್ ಕಣ್ಣಾಪ್ಪೂರು
Koil Thirumalam | कोइल तिरुमालम | ಕೋಯಿಲ್ ತಿರುಮಾಳಂ
Koilvenni | कोयिल्वेण्णी | ಕೋವಿಲ್‌ವೆಣ್ಣಿ
Kollambudur | कोल्लंबूदूर | ಕೊಳ್ಳಂಬೂದೂರು
Konerirajapuram | कोनेरिराजपुरम | ಕೋನೇರಿರಾಜಪುರಂ
Koodalaiyathur | कूडलैयाट्रूर | ಕೂಡಲೈಯಾಟ್ರೂರು
Kottaiyur | कोट्टैयूर | ಕೊಟ್ಟೈಯೂರು
Kovilacheri | कोविलाच्चेरी | ಕೋವಿಲಾಚ್ಚೇರಿ
Koviladi | कोविलडी | ಕೋವಿಲಡಿ
Kozhambam | कोळंबम | ಕೊಳಂಬಂ
Kudavasal | कुडवासल | ಕುಡವಾಸಲ್
Kuranganilmuttam | कुरंगणिल्मुट्टम | ಕುರಂಗಣಿಲ್‌ಮುಟ್ಟಂ
Kuthalam | कुत्तालम | ಕುತ್ತಾಲಂ
Kuvam | कूवम | ಕೂವಂ
Magaral | मागरल | ಮಾಗರಲ್
Mahendrapalli | महेंद्रप्पल्ली | ಮಹೇಂದ್ರಪ್ಪಳ್ಳಿ
Malampuzha | मलंपुझा | ಮಲಂಪುಳ
Manakkal Ayyampettai | मणक्काल अय्यंपेट्टै | ಮಣಕ್ಕಾಲ್ ಅಯ್ಯಂಪೇಟ್ಟೈ
Manappalli | मानप्पल्ली | ಮಾನಪ್ಪಳ್ಳಿ
Manjakollai | मंजक्कोल्लै | ಮಂಜಕ್ಕೊಲ್ಲೈ
Mannar | मन्नार | ಮನ್ನಾರ್
Marudhanallur | मरुदानल्लूर | ಮರುದಾನಲ್ಲೂರು
Maruthampudur | मरुदंपुदूर | ಮರುದಂಪುದೂರು
Maruthanallur | मरुदानल्लूर | ಮರುದಾನಲ್ಲೂರು
Mela Thirumanancheri | मेल तिरुमणंचेरी | ಮೇಲ ತಿರುಮಣಂಚೇರಿ
Melakadambur | मेलक्कडंबूर | ಮೇಲಕ್ಕಡಂಬೂರು
Melaperumpallam | मेलप्पेरुंपल्लम | ಮೇಲಪ್ಪೆರುಂಪಳ್ಳಂ
Moozhikkulam | मूळिक्कुलम | ಮೂಳಿಕ್ಕುಳಂ
Muthiyanchur | मुत्तियंचूर | ಮುತ್ತಿಯಂಚೂರು
Nalladai | नल्लाडै | ನಲ್ಲಾಡೈ
Nallavur | नल्लावूर | ನಲ್ಲಾವೂರು
Nallur | नल्लूर | ನಲ್ಲೂರು
Nangur | नांगूर | ನಾಂಗೂರು
Nannilam | नन्निलम | ನನ್ನಿಲಂ
Naraiyur | नरैयूर | ನರೈಯೂರು
Narasingam | नरसिंगम | ನರಸಿಂಗಂ
Natham | नत्तम | ನತ್ತಂ
Nathan Koil | नाथन कोयिल | ನಾಥನ್ ಕೋವಿಲ್
Nathan Kovil | नाथन कोयिल | ನಾಥನ್ ಕೋವಿಲ್
Nattiyathankudi | नाट्टियत्तांकुडी | ನಾಟ್ಟಿಯತ್ತಾಂಕುಡಿ
Needur | नीडूर | ನೀಡೂರು
Neivanai | नेयवणै | ನೆಯ್ವಣೈ
Ogai Peraiyur | ओगैप्पेरैयूर | ಓಗೈಪ್ಪೇರೈಯೂರು
Ogaiperaiyur | ओगैप्पेरैयूर | ಓಗೈಪ್ಪೇರೈಯೂರು
Omampuliyur | ओमाम्पुलियूर | ಓಮಾಂಪುಲಿಯೂರು
Oppiliappan Koil | ओप्पिलियप्पन कोइल | ಒಪ್ಪಿಲಿಯಪ್ಪನ್ ಕೋಯಿಲ್
Oppiliappan Kovil | ओप्पिलियप्पन कोविल | ಒಪ್ಪಿಲಿಯಪ್ಪನ್ ಕೋವಿಲ್
Ozhindhiyampattu | ओळिंदियांपट्टु | ಒಳಿಂದಿಯಾಂಪಟ್ಟು
Panayapuram | पनैयपुरम | ಪನೈಯಪುರಂ
Pandanallur | पंदनल्लूर | ಪಂದನಲ್ಲೂರು
Parthanpalli | पार्तन्पल्ली | ಪಾರ್ತನ್‌ಪಳ್ಳಿ
Pazhamudircholai | पळमुदिर्चोलै | ಪಳಮುದಿರ್‌ಚೋಲೈ
Pazhayarai | पळैयारै | ಪಳೈಯಾರೈ
Pennadam | पेण्णाडम | ಪೆಣ್ಣಾಡಂ
Perumpuliyur | पेरुंपुलियूर | ಪೆರುಂಪುಲಿಯೂರು
Perungulam | पेरुंगुलम | ಪೆರುಂಗುಳಂ
Pillaiyarpatti | पिल्लैयारपट्टी | ಪಿಳ್ಳೈಯಾರ್ಪಟ್ಟಿ
Piranmalai | पिरान्मलै | ಪಿರಾನ್‌ಮಲೈ
Ponnur | पोन्नूर | ಪೊನ್ನೂರು
Poovanur | पूवनूर | ಪೂವನೂರು
Pullabhoothangudi | पुल्लंबूदंगुडी | ಪುಳ್ಳಂಬೂದಂಗುಡಿ
Pullaboothangudi | पुल्लंबूदंगुडी | ಪುಳ್ಳಂಬೂದಂಗುಡಿ
Puranthakam | पुरांतकम | ಪುರಾಂತಕಂ
Rajendrapattinam | राजेंद्रपट्टिनम | ರಾಜೇಂದ್ರಪಟ್ಟಿನಂ
Saathangudi | सात्तंगुडी | ಸಾತ್ತಂಗುಡಿ
Sakkottai | साक्कोट्टै | ಸಾಕ್ಕೋಟ್ಟೈ
Samayapuram | समयपुरम | ಸಮಯಪುರಂ
Sathamangai | सात्तमंगै | ಸಾತ್ತಮಂಗೈ
Sayavanam | सायावनम | ಸಾಯಾವನಂ
Seeyathamangai | सीयात्तमंगै | ಸೀಯಾತ್ತಮಂಗೈ
Semponnarkoil | सेम्पोन्नारकोयिल | ಸೆಂಪೊನ್ನಾರ್‌ಕೋವಿಲ್
Serugudi | सेरुगुडी | ಸೆರುಗುಡಿ
Sethalapathy | सेतलपति | ಸೇತಲಪತಿ
Sethubavachatram | सेतुबावाचत्रम | ಸೇತುಬಾವಾಚತ್ರಂ
Sholinghur | शोलिंगूर | ಶೋಳಿಂಗೂರು
Sikkal | सिक्कल | ಸಿಕ್ಕಲ್
Singaperumal Koil | सिंगपेरुमाल कोयिल | ಸಿಂಗಪೆರುಮಾಳ್ ಕೋವಿಲ್
Sirkazhi | सीरकाळी | ಸೀರ್‌ಕಾಳಿ
Sirukudi | सिरुकुडी | ಸಿರುಕುಡಿ
Sirupuliyur | सिरुपुलियूर | ಸಿರುಪುಲಿಯೂರು
Srivanchiyam | श्रीवांचियम | ಶ್ರೀವಾಂಚಿಯಂ
Srivilliputhur | श्रीविल्लिपुत्तूर | ಶ್ರೀವಿಲ್ಲಿಪುತ್ತೂರು
Sulthan Bathery | सुल्तान बत्तेरी | ಸುಲ್ತಾನ್ ಬತ್ತೇರಿ
T. Edaiyar | इडैयारु | ಇಡೈಯಾರು
Thakkolam | तक्कोलम | ತಕ್ಕೋಲಂ
Thalaichangadu | तलैच्चंगाडु | ತಲೈಚ್ಚಂಗಾಡು
Thalaignayiru | तलैञायिरु | ತಲೈಞಾಯಿರು
Thalaiyalangadu | तलैयालंगाडु | ತಲೈಯಾಲಂಗಾಡು
Thandalacheri | तंडलैच्चेरी | ತಂಡಲೈಚ್ಚೇರಿ
Thandanthottam | तंडंतोट्टम | ತಂಡಂತೋಟ್ಟಂ
Theerthanagiri | तीर्थनगिरि | ತೀರ್ಥನಗಿರಿ
Thelur | तेलूर | ತೇಲೂರು
Thenkur | तेंगूर | ತೇಂಗೂರು
Thennangur | तेन्नांगूर | ತೆನ್ನಾಂಗೂರು
Thenthiruperai | तेन्तिरुप्पेरै | ತೆನ್‌ತಿರುಪ್ಪೇರೈ
Therazhundur | तेरळुंदूर | ತೇರಳುಂದೂರು
Thevur | तेवूर | ತೇವೂರು
Thillaisthanam | तिल्लैस्थानम | ತಿಲ್ಲೈಸ್ಥಾನಂ
Thittai | तिट्टै | ತಿಟ್ಟೈ
Thrikkakara | तृक्काक्करा | ತೃಕ್ಕಾಕ್ಕರ
Thrikkodithanam | त्रिक्कोडित्तानम | ತೃಕ್ಕೊಡಿತ್ತಾನಂ
Thrikodithanam | तृक्कोडित्तानम | ತೃಕ್ಕೊಡಿತ್ತಾನಂ
Udayarpatti | उदयार्पट्टी | ಉದಯಾರ್‌ಪಟ್ಟಿ
Uthamarkoil | उत्तमरकोयिल | ಉತ್ತಮರ್‌ಕೋಯಿಲ್
Uthirakosamangai | उत्तरकोसमंगै | ಉತ್ತರಕೋಸಮಂಗೈ
Uthukuli | ऊत्तुक्कुली | ಊತ್ತುಕ್ಕುಳಿ
Vaduvur | वडुवूर | ವಡುವೂರು
Valainallur | वलैनल्लूर | ವಳೈನಲ್ಲೂರು
Valampuram | वलंपुरम | ವಲಂಪುರಂ
Valivalam | वलिवलम | ವಲಿವಲಂ
Vellavedu | वेल्लवेडु | ವೆಳ್ಳವೇಡು
Velvikudi | वेल्विक्कुडी | ವೇಳ್ವಿಕ್ಕುಡಿ
Venjamangudalur | वेंजमांगूडलूर | ವೆಂಜಮಾಂಗೂಡಲೂರು
Vilamal | विलमल | ವಿಳಮಲ್
Virinjipuram | विरिंजिपुरम | ವಿರಿಂಜಿಪುರಂ
`;
