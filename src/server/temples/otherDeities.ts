/** Names in Hindi and Kannada of deities of temples of the other states: `name | hi | kn`. */
export const otherDeities = `
64 Yoginis and Shiva | चौंसठ योगिनी – शिव | ಚೌಸಠ್ ಯೋಗಿನಿ – ಶಿವ
Adi Ranga | आदि रंग | ಆದಿರಂಗ
Adinath and the Tirthankaras | आदिनाथ और तीर्थंकर | ಆದಿನಾಥ ಮತ್ತು ತೀರ್ಥಂಕರರು
Ahalya | अहल्या | ಅಹಲ್ಯಾ
Ajinkyatara (Yogeshwari) | अजिंक्यतारा | ಅಜಿಂಕ್ಯತಾರಾ
Amba (Ambaji) | अंबा | ಅಂಬಾ
Amba | अंबा | ಅಂಬಾ
Ambika | अंबिका | ಅಂಬಿಕಾ
Annapurna | अन्नपूर्णा | ಅನ್ನಪೂರ್ಣಾ
Ashapura Mata | आशापुरा माता | ಆಶಾಪುರಾ ಮಾತಾ
Ashapura | आशापुरा | ಆಶಾಪುರಾ
Bahuchara Mata | बहुचरा माता | ಬಹುಚರಾ ಮಾತಾ
Bahula | बहुला | ಬಹುಳಾ
Bambleshwari | बम्लेश्वरी | ಬಮ್ಲೇಶ್ವರಿ
Banashankari | बनशंकरी | ಬನಶಂಕರಿ
Banbhori Devi | बनभौरी देवी | ಬನ್‌ಭೌರಿ ದೇವಿ
Bargabhima | बर्गभीमा | ಬರ್ಗಭೀಮಾ
Bhabatarini | भवतारिणी | ಭವತಾರಿಣಿ
Bhartrihari and Shiva | भर्तृहरि – शिव | ಭರ್ತೃಹರಿ – ಶಿವ
Bhavani | भवानी | ಭವಾನಿ
Bhishma | भीष्म | ಭೀಷ್ಮ
Bhramaramba | भ्रमराम्बा | ಭ್ರಮರಾಂಬಾ
Bhramari | भ्रामरी | ಭ್ರಾಮರಿ
Bhujia Mata | भुजिया माता | ಭುಜಿಯಾ ಮಾತಾ
Bhuvaneshwari | भुवनेश्वरी | ಭುವನೇಶ್ವರಿ
Bhuvaneswari | भुवनेश्वरी | ಭುವನೇಶ್ವರಿ
Bimala | विमला | ವಿಮಲಾ
Biraja | बिरजा | ಬಿರಜಾ
Brajeshwari | ब्रजेश्वरी | ಬ್ರಜೇಶ್ವರಿ
Chandi Devi | चंडी देवी | ಚಂಡಿ ದೇವಿ
Chandrahasini | चंद्रहासिनी देवी | ಚಂದ್ರಹಾಸಿನಿ ದೇವಿ
Chandrika Devi | चंद्रिका देवी | ಚಂದ್ರಿಕಾ ದೇವಿ
Chintpurni | चिंतपूर्णी | ಚಿಂತಪೂರ್ಣಿ
Damodar | दामोदर | ದಾಮೋದರ
Danteshwari | दंतेश्वरी | ದಂತೇಶ್ವರಿ
Devaraja Perumal | देवराज पेरुमाल | ದೇವರಾಜ ಪೆರುಮಾಳ್
Devi and Shiva | देवी – शिव | ದೇವಿ – ಶಿವ
Dirgheswari | दीर्घेश्वरी | ದೀರ್ಘೇಶ್ವರಿ
Durgamma | दुर्गम्मा | ದುರ್ಗಮ್ಮ
Ganga | गंगा | ಗಂಗಾ
Gayatri | गायत्री | ಗಾಯತ್ರಿ
Ghanteswari | घंटेश्वरी | ಘಂಟೇಶ್ವರಿ
Ghatarani and Shiva | घटारानी – शिव | ಘಟಾರಾಣಿ – ಶಿವ
Gokulchand | गोकुलचाँद | ಗೋಕುಲಚಾಂದ್
Gour Nitai | गौर निताई | ಗೌರ ನಿತಾಯಿ
Gunja Narasimha Swamy | गुंजा नरसिंह स्वामी | ಗುಂಜಾ ನರಸಿಂಹ ಸ್ವಾಮಿ
Guru Ghasidas | गुरु घासीदास | ಗುರು ಘಾಸೀದಾಸ
Guru Gorakhnath | गुरु गोरखनाथ | ಗುರು ಗೋರಖನಾಥ
Guru Granth Sahib | गुरु ग्रंथ साहिब | ಗುರು ಗ್ರಂಥ ಸಾಹಿಬ್
Guru Raghavendra Swami | गुरु राघवेंद्र स्वामी | ಗುರು ರಾಘವೇಂದ್ರ ಸ್ವಾಮಿ
Hadimba | हडिंबा | ಹಡಿಂಬಾ
Harsiddhi | हरसिद्धि | ಹರಸಿದ್ಧಿ
Hasanamba | हासनांबा | ಹಾಸನಾಂಬ
Hayagriva Madhava | हयग्रीव माधव | ಹಯಗ್ರೀವ ಮಾಧವ
Jagdamba (Mahalakshmi) | जगदंबा | ಜಗದಂಬಾ
Jayanti | जयंती | ಜಯಂತಿ
Jhandewali Mata | झंडेवाली माता | ಝಂಡೇವಾಲಿ ಮಾತಾ
Jogadya | योगाद्या | ಯೋಗಾದ್ಯಾ
Jogulamba | जोगुलांबा | ಜೋಗುಳಾಂಬ
Jyotiba | ज्योतिबा | ಜ್ಯೋತಿಬಾ
Kaal Bhairav | काल भैरव | ಕಾಲಭೈರವ
Kalachand | कालाचाँद | ಕಾಲಾಚಾಂದ್
Kamakhya (regional seat) | कामाख्या | ಕಾಮಾಖ್ಯ
Kankali | कंकाली | ಕಂಕಾಳಿ
Karna | कर्ण | ಕರ್ಣ
Karni Mata | करणी माता | ಕರ್ಣಿ ಮಾತಾ
Katyayani | कात्यायनी | ಕಾತ್ಯಾಯಿನಿ
Khatu Shyam (Barbarika) | खाटू श्याम | ಖಾಟೂ ಶ್ಯಾಮ
Khodiyar Mata | खोडियार माता | ಖೋಡಿಯಾರ್ ಮಾತಾ
Kiriteswari | किरीटेश्वरी | ಕಿರೀಟೇಶ್ವರಿ
Krishna (Damodar) | कृष्ण (दामोदर) | ಕೃಷ್ಣ (ದಾಮೋದರ)
Kālī | काली | ಕಾಳಿ
Lakshmi Narayan | लक्ष्मी नारायण | ಲಕ್ಷ್ಮೀ ನಾರಾಯಣ
Lakshmi–Narayan | लक्ष्मी नारायण | ಲಕ್ಷ್ಮೀ ನಾರಾಯಣ
Lakshmi–Narayan and Durga | लक्ष्मी नारायण – दुर्गा | ಲಕ್ಷ್ಮೀ ನಾರಾಯಣ – ದುರ್ಗಾ
Lalita | ललिता | ಲಲಿತಾ
Lalji | लालजी | ಲಾಲ್‌ಜಿ
Lava, Kusha and Sita | लव – कुश – सीता | ಲವ – ಕುಶ – ಸೀತಾ
Laxman Siddh | लक्ष्मण सिद्ध | ಲಕ್ಷ್ಮಣ ಸಿದ್ಧ
Lingaraja | लिंगराज | ಲಿಂಗರಾಜ
Madan Gopal | मदन गोपाल | ಮದನ ಗೋಪಾಲ
Madan Mohan | मदन मोहन | ಮದನ ಮೋಹನ
Mahakali (Bawe Wali Mata) | महाकाली | ಮಹಾಕಾಳಿ
Mahakali | महाकाली | ಮಹಾಕಾಳಿ
Mahalakshmi (with Mahakali & Mahasaraswati) | महालक्ष्मी | ಮಹಾಲಕ್ಷ್ಮಿ
Mahalakshmi | महालक्ष्मी | ಮಹಾಲಕ್ಷ್ಮಿ
Maharishi Valmiki | महर्षि वाल्मीकि | ಮಹರ್ಷಿ ವಾಲ್ಮೀಕಿ
Mahishamardini | महिषमर्दिनी | ಮಹಿಷಮರ್ದಿನಿ
Mangal Chandika | मंगल चंडिका | ಮಂಗಳ ಚಂಡಿಕಾ
Mangal Dev (Mars) | मंगल देव | ಮಂಗಳ ದೇವ
Mangaladevi | मंगलादेवी | ಮಂಗಳಾದೇವಿ
Mangla Gauri | मंगला गौरी | ಮಂಗಳಾ ಗೌರಿ
Manikyamba | माणिक्याम्बा | ಮಾಣಿಕ್ಯಾಂಬಾ
Manjunatha | मंजुनाथ | ಮಂಜುನಾಥ
Many deities | अनेक देवता | ಹಲವು ದೇವತೆಗಳು
Maya Devi | माया देवी | ಮಾಯಾ ದೇವಿ
Mhalasa Narayani | म्हालसा नारायणी | ಮ್ಹಾಳಸಾ ನಾರಾಯಣಿ
Mundeshwari & Lord Shiva | मुंडेश्वरी – शिव | ಮುಂಡೇಶ್ವರಿ – ಶಿವ
Murali Mohan | मुरली मोहन | ಮುರಳಿ ಮೋಹನ
Nandakishore | नंदकिशोर | ನಂದಕಿಶೋರ
Nandikeshwari | नंदिकेश्वरी | ನಂದಿಕೇಶ್ವರಿ
Narmada | नर्मदा | ನರ್ಮದಾ
Nistarini | निस्तारिणी | ನಿಸ್ತಾರಿಣಿ
One God (Bahá’í) | एक ईश्वर | ಒಬ್ಬನೇ ದೇವರು
Padmakshi | पद्माक्षी | ಪದ್ಮಾಕ್ಷಿ
Padmavathi (Alamelu Manga) | पद्मावती | ಪದ್ಮಾವತಿ
Panakala Narasimha Swamy | पानकाल नरसिंह स्वामी | ಪಾನಕಾಲ ನರಸಿಂಹ ಸ್ವಾಮಿ
Paramapurusha | परमपुरुष | ಪರಮಪುರುಷ
Parashurama | परशुराम | ಪರಶುರಾಮ
Pashupatinath | पशुपतिनाथ | ಪಶುಪತಿನಾಥ
Patan Devi | पटन देवी | ಪಟನ್ ದೇವಿ
Phullara | फुल्लरा | ಫುಲ್ಲರಾ
Purnagiri Devi | पूर्णागिरि देवी | ಪೂರ್ಣಗಿರಿ ದೇವಿ
Puruhutika | पुरुहूतिका | ಪುರುಹೂತಿಕಾ
Radha Ballav | राधा वल्लभ | ರಾಧಾ ವಲ್ಲಭ
Radha Binod | राधा विनोद | ರಾಧಾ ವಿನೋದ
Radha Gobinda | राधा गोविंद | ರಾಧಾ ಗೋವಿಂದ
Radha Govinda | राधा गोविंद | ರಾಧಾ ಗೋವಿಂದ
Radha Krishna | राधा कृष्ण | ರಾಧಾ ಕೃಷ್ಣ
Radha Shyam | राधा श्याम | ರಾಧಾ ಶ್ಯಾಮ
Radha, Krishna and Rama | राधा – कृष्ण – राम | ರಾಧಾ – ಕೃಷ್ಣ – ರಾಮ
Radhakanta | राधाकांत | ರಾಧಾಕಾಂತ
Radha–Madhava | राधा – माधव | ರಾಧಾ – ಮಾಧವ
Ragnya Devi (Kheer Bhawani) | राज्ञा देवी | ರಾಗ್ಯಾ ದೇವಿ
Rajrajeshwari (Mahamaya) | राजराजेश्वरी | ರಾಜರಾಜೇಶ್ವರಿ
Ram | राम | ರಾಮ
Ramnath | रामनाथ | ರಾಮನಾಥ
Ratnavali (Kumari) | रत्नावली | ರತ್ನಾವಳಿ
Renuka | रेणुका | ರೇಣುಕಾ
Sai Baba of Shirdi | शिरडी साईं बाबा | ಶಿರಡಿ ಸಾಯಿಬಾಬಾ
Samaleswari | समलेश्वरी | ಸಮಲೇಶ್ವರಿ
Sanamahi | सनामही | ಸನಾಮಹಿ
Saptashrungi | सप्तशृंगी | ಸಪ್ತಶೃಂಗಿ
Sarala | सारला | ಸಾರಳಾ
Shakambhari Devi | शाकंभरी देवी | ಶಾಕಂಭರಿ ದೇವಿ
Shanta Devi | शांता देवी | ಶಾಂತಾ ದೇವಿ
Shanta and Rishyasringa | शांता – ऋष्यशृंग | ಶಾಂತಾ – ಋಷ್ಯಶೃಂಗ
Shantambika (Shanta) & Rishyasringa | शांताम्बिका – ऋष्यशृंग | ಶಾಂತಾಂಬಿಕಾ – ಋಷ್ಯಶೃಂಗ
Sharada | शारदा | ಶಾರದಾ
Sharana Basaveshwara | शरण बसवेश्वर | ಶರಣಬಸವೇಶ್ವರ
Sharika (Tripura Sundari) | शारिका | ಶಾರಿಕಾ
Shirdi Sai Baba | शिरडी साईं बाबा | ಶಿರಡಿ ಸಾಯಿಬಾಬಾ
Shiva & Goddess Gauri | शिव – गौरी | ಶಿವ – ಗೌರಿ
Shiva (Dakshinamurti) | शिव (दक्षिणामूर्ति) | ಶಿವ (ದಕ್ಷಿಣಾಮೂರ್ತಿ)
Shiva (Kuleshwar) | शिव (कुलेश्वर) | ಶಿವ (ಕುಲೇಶ್ವರ)
Shiva (Rudreshwara) | शिव (रुद्रेश्वर) | ಶಿವ (ರುದ್ರೇಶ್ವರ)
Shiva and Narmada | शिव – नर्मदा | ಶಿವ – ನರ್ಮದಾ
Shiva and Parashurama | शिव – परशुराम | ಶಿವ – ಪರಶುರಾಮ
Shivani | शिवानी | ಶಿವಾನಿ
Shrinathji | श्रीनाथजी | ಶ್ರೀನಾಥಜಿ
Shyama Mai (Kali form) | श्यामा माई | ಶ್ಯಾಮಾ ಮಾಯಿ
Shyamchand | श्यामचाँद | ಶ್ಯಾಮಚಾಂದ್
Shyamrai | श्यामराय | ಶ್ಯಾಮರಾಯ
Siddharoodha Swami | सिद्धारूढ़ स्वामी | ಸಿದ್ಧಾರೂಢ ಸ್ವಾಮಿ
Solha Bhuji Devi (Dewri) | सोलह भुजी देवी | ಸೋಲಹ ಭುಜಿ ದೇವಿ
Sri Guru Granth Sahib | श्री गुरु ग्रंथ साहिब | ಶ್ರೀ ಗುರು ಗ್ರಂಥ ಸಾಹಿಬ್
Srikalahasteeswara | श्रीकालहस्तीश्वर | ಶ್ರೀಕಾಳಹಸ್ತೀಶ್ವರ
Sumatinatha | सुमतिनाथ | ಸುಮತಿನಾಥ
Surkanda Devi (Kali / Sati) | सुरकंडा देवी | ಸುರ್ಕಂಡಾ ದೇವಿ
Swami Samarth | स्वामी समर्थ | ಸ್ವಾಮಿ ಸಮರ್ಥ
Swaminarayan | स्वामीनारायण | ಸ್ವಾಮಿನಾರಾಯಣ
Tanot Mata | तनोट माता | ತನೋಟ್ ಮಾತಾ
Tara (Tarapith) | तारा | ತಾರಾ
Temblai | टेंबलाई | ಟೆಂಬ್ಲಾಯಿ
Thawewali Mai | थावेवाली माई | ಥಾವೆವಾಲಿ ಮಾಯಿ
The Fourteen Gods | चतुर्दश देवता | ಚತುರ್ದಶ ದೇವತೆಗಳು
Tripuramalini | त्रिपुरमालिनी | ತ್ರಿಪುರಮಾಲಿನಿ
Ugratara | उग्रतारा | ಉಗ್ರತಾರಾ
Varaha Lakshmi Narasimha | वराह लक्ष्मी नरसिंह | ವರಾಹ ಲಕ್ಷ್ಮೀ ನರಸಿಂಹ
Varahi | वाराही | ವಾರಾಹಿ
Veera Venkata Satyanarayana | वीर वेंकट सत्यनारायण | ವೀರ ವೆಂಕಟ ಸತ್ಯನಾರಾಯಣ
Vishnu (Anantasayana) | अनंतशयन विष्णु | ಅನಂತಶಯನ ವಿಷ್ಣು
Vishnu (Laxminath) & Goddess Lakshmi | लक्ष्मीनाथ – लक्ष्मी | ಲಕ್ಷ್ಮೀನಾಥ – ಲಕ್ಷ್ಮಿ
Vishnu (Moorthy) | मूर्ति (विष्णु) | ಮೂರ್ತಿ (ವಿಷ್ಣು)
Vishnu Narayana | विष्णु नारायण | ವಿಷ್ಣು ನಾರಾಯಣ
Vitthal and Rukmini | विट्ठल – रुक्मिणी | ವಿಠ್ಠಲ – ರುಕ್ಮಿಣಿ
Vitthal | विट्ठल | ವಿಠ್ಠಲ
Yamai Devi | यमाई देवी | ಯಮಾಯಿ ದೇವಿ
Yogdhyan Badri | योगध्यान बद्री | ಯೋಗಧ್ಯಾನ ಬದರಿ
Yogmaya | योगमाया | ಯೋಗಮಾಯಾ
`;
