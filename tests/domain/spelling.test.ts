import { expect, test } from "vitest";
import { foldName, foldPrefix, foldTokens, foldWord } from "../../src/domain/spelling";
import { romanize } from "../../src/domain/spelling/indic";

/** Each line is one name; every spelling of it must fold to the key of the first. */
const oneName = [
  // deities
  "Shiva Siva Śiva Shiv शिव ಶಿವ శివ શિવ ਸ਼ਿਵ ശിവ",
  "Vishnu Viṣṇu Visnu विष्णु ವಿಷ್ಣು విష్ణు વિષ્ણુ",
  "Krishna Kṛṣṇa Krsna Kr̥ṣṇa कृष्ण ಕೃಷ್ಣ కృష్ణ কৃষ্ণ କୃଷ୍ଣ",
  "Ganesha Ganesh Gaṇeśa Ganesa गणेश ಗಣೇಶ గణేశ গণেশ",
  "Ganapati Ganpati Ganapathi Ganapathy गणपति ಗಣಪತಿ",
  "Lakshmi Laxmi Lakṣmī Laksmi Lakshmee लक्ष्मी ಲಕ್ಷ್ಮಿ ಲಕ್ಷ್ಮೀ",
  "Sarasvati Saraswati Saraswathi Sarasvatī Saraswathy सरस्वती ಸರಸ್ವತಿ",
  "Rama Ram Rāma Raama राम ರಾಮ రామ",
  "Hanuman Hanumān Hanumaan हनुमान ಹನುಮಾನ್",
  "Narasimha Narasiṃha Narsimha Narasingha Narsingh Narasinha नरसिंह ನರಸಿಂಹ",
  "Shankara Sankara Shankar Śaṅkara Shaṅkara शंकर शङ्कर ಶಂಕರ",
  "Venkateswara Venkateshwara Venkateśvara Venkatesvara Venkateshwar Venkateswaraa वेंकटेश्वर ವೆಂಕಟೇಶ್ವರ వేంకటేశ్వర",
  "Vishwanath Visvanath Vishvanatha Viśvanātha Vishwanatha Viswanath विश्वनाथ ವಿಶ್ವನಾಥ",
  "Jagannath Jagannatha Jagannāth Jagganath जगन्नाथ ಜಗನ್ನಾಥ ଜଗନ୍ନାଥ",
  "Subramanya Subrahmanya Subramaṇya Subramania सुब्रह्मण्य ಸುಬ್ರಹ್ಮಣ್ಯ ಸುಬ್ರಮಣ್ಯ",
  "Brahma Brahmā Bramha Braahma ब्रह्मा ಬ್ರಹ್ಮ",
  "Meenakshi Minakshi Mīnākṣī Meenaakshi मीनाक्षी ಮೀನಾಕ್ಷಿ మీనాక్షి",
  "Durga Durgā Doorga दुर्गा ದುರ್ಗಾ ದುರ್ಗ দুর্গা",
  "Kali Kālī Kaali Kaalee काली ಕಾಳಿ কালী",
  "Bhairava Bhairav Bairav Bhairawa भैरव ಭೈರವ",
  "Mallikarjuna Mallikarjun Mallikārjuna मल्लिकार्जुन ಮಲ್ಲಿಕಾರ್ಜುನ",
  "Swami Swamy Svami Swaami Svāmī स्वामी ಸ್ವಾಮಿ స్వామి",
  "Sri Shri Śrī Shree Sree श्री ಶ್ರೀ శ్రీ શ્રી",
  "Ayyappa Ayappa Aiyappa अय्यप्पा ಅಯ್ಯಪ್ಪ",
  "Murugan Murugaan முருகன் मुरुगन ಮುರುಗನ್",
  "Gauri Gowri Gouri Gaurī गौरी ಗೌರಿ",
  "Vinayaka Vinayak Vināyaka Vinaayak विनायक ವಿನಾಯಕ",
  "Siddhivinayak Sidhivinayak Siddhivinayaka सिद्धिविनायक ಸಿದ್ಧಿವಿನಾಯಕ",
  "Narayana Narayan Narain Nārāyaṇa Naarayana नारायण ನಾರಾಯಣ",
  "Jnaneshwar Gyaneshwar Dnyaneshwar Jñāneśvara Gnaneshwar ज्ञानेश्वर ಜ್ಞಾನೇಶ್ವರ",
  "Yajna Yagya Yagna Yagnya Yajña यज्ञ ಯಜ್ಞ",
  "Dattatreya Dattātreya Dattatreyaa दत्तात्रेय ದತ್ತಾತ್ರೇಯ",
  "Buddha Buddh Budha बुद्ध ಬುದ್ಧ",
  "Mahavir Mahavira Mahaveer Mahāvīra महावीर ಮಹಾವೀರ",
  "Anjaneya Āñjaneya Aanjaneya आञ्जनेय आंजनेय ಆಂಜನೇಯ ఆంజనేయ",
  "Chamundeshwari Chamundeswari Cāmuṇḍeśvarī Chamundeeswari चामुंडेश्वरी ಚಾಮುಂಡೇಶ್ವರಿ",
  "Ishwara Eshwara Eswar Ishvara Īśvara Iswar Eeshwar ईश्वर ಈಶ್ವರ",
  "Raghunath Raghunatha Ragunath रघुनाथ ರಘುನಾಥ",
  // places
  "Tirupati Thirupathi Tirupathi Thirupati Tiruppati Thiruppathy तिरुपति ತಿರುಪತಿ తిరుపతి ତିରୁପତି",
  "Varanasi Vārāṇasī Varanasee Waranasi वाराणसी ವಾರಾಣಸಿ వారాణసి",
  "Kashi Kāśī Kasi Kaashi काशी ಕಾಶಿ",
  "Vrindavan Vrindāvan Vṛndāvana Vrindavana Vrndavan वृंदावन वृन्दावन ವೃಂದಾವನ",
  "Mathura Mathurā मथुरा ಮಥುರಾ",
  "Ayodhya Ayodhyā Aiodhya Ayodya अयोध्या ಅಯೋಧ್ಯಾ",
  "Somnath Somanatha Somnāth Somanath Somanaatha सोमनाथ ಸೋಮನಾಥ સોમનાથ",
  "Kedarnath Kedārnāth Kedaranatha Kedarnatha केदारनाथ ಕೇದಾರನಾಥ",
  "Badrinath Badarinath Badrīnāth Badrinatha बद्रीनाथ बदरीनाथ ಬದರೀನಾಥ ಬದ್ರಿನಾಥ",
  "Rameswaram Rameshwaram Rāmeśvaram Ramesvaram रामेश्वरम रामेश्वरम् ರಾಮೇಶ್ವರಂ ರಾಮೇಶ್ವರ",
  "Udaipur Udaypur Udayapur Udayapura उदयपुर ಉದಯಪುರ ಉದಯ್‌ಪುರ",
  "Jaipur Jaypur Jayapura Jeypore Jaipoor जयपुर ಜೈಪುರ ಜಯಪುರ",
  "Nagpur Nagapura Nāgpur Nagpore नागपुर ನಾಗಪುರ ನಾಗ್ಪುರ",
  "Kanchipuram Kānchipuram Kancheepuram Kāñcīpuram Kanchipura कांचीपुरम ಕಾಂಚೀಪುರಂ కాంచీపురం",
  "Chidambaram Chidambaram Cidambaram Chidhambaram चिदंबरम चिदम्बरम ಚಿದಂಬರಂ చిదంబరం",
  "Kumbakonam Kumbhakonam Kumbakonam Kumbhakoṇam कुंभकोणम ಕುಂಭಕೋಣಂ",
  "Madurai Madhurai मदुरै ಮದುರೈ மதுரை మధురై",
  "Palani Pazhani Palni पलनी ಪಳನಿ",
  "Bengaluru Bengalooru Beṅgaḷūru बेंगलुरु ಬೆಂಗಳೂರು",
  "Mangaluru Mangalore Mangalur मंगलूर ಮಂಗಳೂರು",
  "Nellore Nelluru Nellur नेल्लोर ನೆಲ್ಲೂರು నెల్లూరు",
  "Vellore Velur Vellur वेल्लूर ವೆಲ್ಲೂರು వేలూరు",
  "Indore Indaur Indor इंदौर ಇಂದೋರ್",
  "Guruvayur Guruvayoor Guruvāyūr गुरुवायूर ಗುರುವಾಯೂರು ഗുരുവായൂർ",
  "Thanjavur Tanjavur Thanjavoor Tañjāvūr तंजावुर ತಂಜಾವೂರು தஞ்சாவூர்",
  "Chandigarh Chandīgaṛh Chandigad Chandigadh चंडीगढ़ ಚಂಡೀಗಢ ચંડીગઢ",
  "Junagadh Junagarh Jūnāgadh जूनागढ़ ಜುನಾಗಢ જૂનાગઢ",
  "Amritsar Amṛtsar Amritsara अमृतसर ಅಮೃತಸರ ಅಮೃತ್‌ಸರ್ ਅੰਮ੍ਰਿਤਸਰ",
  "Haridwar Haridvar Haridwār Haridvara हरिद्वार ಹರಿದ್ವಾರ",
  "Agra Āgra आगरा ಆಗ್ರಾ",
  "Patna Paṭna पटना ಪಾಟ್ನಾ",
  "Gaya Gayā गया ಗಯಾ",
  "Ujjain Ujjayin Ujain उज्जैन ಉಜ್ಜೈನ್ ಉಜ್ಜಯಿನ್",
  "Puri Purī Pooree पुरी ಪುರಿ ପୁରୀ",
  "Kolhapur Kolhāpur Kolhapura कोल्हापुर ಕೊಲ್ಹಾಪುರ",
  "Pandharpur Pandharapur Paṇḍharapūr पंढरपुर ಪಂಢರಪುರ",
  "Shravanabelagola Sravanabelagola Shravanbelgola श्रवणबेलगोला ಶ್ರವಣಬೆಳಗೊಳ",
  "Visakhapatnam Vishakhapatnam Visakhapattinam Vishakhapattanam विशाखापत्तनम ವಿಶಾಖಪಟ್ಟಣಂ విశాఖపట్నం",
  "Srisailam Shrishailam Srisaila Śrīśailam श्रीशैलम ಶ್ರೀಶೈಲಂ ಶ್ರೀಶೈಲ",
  "Sringeri Shringeri Śṛṅgeri शृंगेरी ಶೃಂಗೇರಿ",
  "Udupi Uḍupi Uduppi उडुपी ಉಡುಪಿ",
  "Dharmasthala Dharmasthal Dharmastala धर्मस्थल ಧರ್ಮಸ್ಥಳ",
  "Gokarna Gokarṇa गोकर्ण ಗೋಕರ್ಣ",
  "Hampi Haṃpi हम्पी हंपी ಹಂಪಿ",
  "Kanyakumari Kanniyakumari Kanyākumārī कन्याकुमारी ಕನ್ಯಾಕುಮಾರಿ",
  "Thiruvananthapuram Tiruvanantapuram Thiruvananthapuram तिरुवनंतपुरम ತಿರುವನಂತಪುರಂ",
  "Gurgaon Gurgaanv Gurgaun गुरगाँव गुरगांव",
  "Faizabad Phaizabad Faizābād फैजाबाद फ़ैज़ाबाद",
  "Azhagar Alagar",
  "Ettumanoor Ettumanur Eṭṭumānūr",
  "Kozhikode Kolikkod Kozhikkodu",
  "Bhopal Bhopāl भोपाल ಭೋಪಾಲ ಭೋಪಾಲ್",
  "Satyanarayana Sathyanarayana Satyanarayan सत्यनारायण ಸತ್ಯನಾರಾಯಣ",
  "Tyagaraja Thyagaraja Thiyagaraja त्यागराज ತ್ಯಾಗರಾಜ",
  "Ramakrishna Ramkrishna Rāmakṛṣṇa रामकृष्ण ರಾಮಕೃಷ್ಣ",
  "Kailasanathar Kailasanatha Kailasanath",
  "Kapaleeshwarar Kapaleeswarar Kapaleshwara",
  "Simhachalam Singhachalam Siṃhācalam सिंहाचलम ಸಿಂಹಾಚಲಂ",
  "Gayatri Gāyatrī Gayathri Gaayatri गायत्री ಗಾಯತ್ರಿ",
  "Mahadev Mahadeo Mahadeva महादेव ಮಹಾದೇವ",
  "Atcheeswarar Acheeswarar Achcheeswara",
  "Yellamma Ellamma ಎಲ್ಲಮ್ಮ ಯೆಲ್ಲಮ್ಮ",
  "Sankranti Samkranti Saṃkrānti संक्रांति ಸಂಕ್ರಾಂತಿ",
  "Yadgir Yadgiri Yadagiri यादगीर ಯಾದಗಿರಿ",
  "Bagalkot Bagalkote बागलकोट ಬಾಗಲಕೋಟೆ",
  "Bodhgaya बोधगया ಬೋಧಗಯಾ",
  "Srikalahasti Srikalahasthi श्रीकालहस्ती ಶ್ರೀಕಾಳಹಸ್ತಿ",
  "Mahendra Mahendr महेन्द्र महेंद्र ಮಹೇಂದ್ರ",
  "Tirumala Tirumalaa तिरुमला ತಿರುಮಲ",
  "Maa Ma माँ मां ಮಾ",
  "Mandir Mandira मंदिर मन्दिर ಮಂದಿರ મંદિર",
  "Jyotirlinga Jyotirling Jyotirlingam ज्योतिर्लिंग ಜ್ಯೋತಿರ್ಲಿಂಗ",
];
const meeting = oneName.flatMap((line) => {
  const [first = "", ...others] = line.split(" ");
  return others.filter((other) => other !== first).map((other) => [first, other] as const);
});

/** Names that are read alike at a glance and are not the same. */
const apart = [
  ...["Kali Kalai", "Kali Kala", "Rama Ramya", "Rama Roma", "Ram Rim", "Shiva Shivani", "Shiva Seva", "Sita Sati"],
  ...["Gaya Goa", "Gaya Gayatri", "Puri Pune", "Puri Pur", "Patna Patan", "Agra Agar", "Satna Satana", "Kota Kotak"],
  ...["Mathura Madurai", "Mandya Mandi", "Mandi Mundi", "Nashik Nasha", "Udaipur Udupi", "Jaipur Jodhpur"],
  ...["Raipur Rampur", "Kanpur Nagpur", "Kolhapur Solapur", "Bilaspur Belapur", "Indore Mandore", "Hampi Hapi"],
  ...["Somnath Sominath", "Kedarnath Badrinath", "Vishwanath Vaidyanath", "Ganga Ganesh", "Durga Darga"],
  ...["Lakshmi Lakshman", "Krishna Krishnan", "Meenakshi Kamakshi", "Kamakshi Kamakhya", "Sarada Saraswati"],
  ...["Tirupati Tirupur", "Tirupati Tirumala", "Tiruttani Tirupati", "Thiruvarur Thiruvallur", "Palani Pollachi"],
  ...["Deoghar Deogarh", "Ramgarh Ramgir", "Haridwar Haridas", "Rishikesh Rishi", "Bhairava Bharava", "Gauri Gori"],
  ...["Mahadev Mahadevi", "Devi Deva", "Nanda Nandi", "Nandi Nadi", "Chandi Chandni", "Chennai Chini", "Sanchi Sachi"],
  ...["Varkala Varanasi", "Kannur Kanpur", "Kochi Kutch", "Kutch Kuchi"],
  ...["Srinagar Srirangam", "Surat Surya", "Thane Theni", "Theni Tenali", "Bhuj Bihar", "Ujjain Jain", "Jain Jina"],
  ...["Mumbai Mumba", "Dwarka Dwar", "Guru Gaur", "Guru Gurgaon", "Satguru Satgur", "Belur Bengaluru"],
  ...["Sai Shivai", "Murugan Mururan", "Anand Ananta", "Aruna Varuna", "Yamuna Muna", "Indra Chandra"],
  ...["JK zzqq", "JP zp", "KR qr"],
];
const different = apart
  .map((pair) => pair.split(" "))
  .concat([
    ["दुर्गा", "दरगाह"],
    ["काली", "कल्याणी"],
    ["ಶಿವ", "ಶವ"],
    ["ಕಾಶಿ", "ಕೋಸಿ"],
    ["ಪುರಿ", "ಪಾಂಡುರಂಗ"],
    ["गया", "गाय"],
  ]);

test("the tables are as large as they claim", () => {
  expect(meeting.length).toBeGreaterThanOrEqual(300);
  expect(different.length).toBeGreaterThanOrEqual(75);
});

test.each(meeting)("%s and %s are one name", (first, other) => {
  expect(foldTokens(other)).toEqual(foldTokens(first));
});

test.each(different)("%s and %s are two names", (first, other) => {
  expect(foldWord(other)).not.toBe(foldWord(first));
});

test("Tirupati is found from Devanagari written with a joiner, and in capitals", () => {
  expect(foldWord("ति\u200Dरुपति")).toBe(foldWord("TIRUPATI"));
});

test("signs part words and apostrophes do not", () => {
  expect(foldTokens("Radha–Krishna (ISKCON), St. John's")).toEqual(["rad", "krisn", "iskon", "st", "jons"]);
  expect(foldTokens("शिव।राम")).toEqual(foldTokens("Shiva Rama"));
});

test("a text read as one word leaves the blanks out", () => {
  expect(foldWord("Kanya Kumari")).toBe(foldWord("Kanyakumari"));
  expect(foldName("Kanya  Kumari")).not.toBe(foldName("Kanyakumari"));
});

test("digits of all scripts are one, and none is lost", () => {
  expect(foldTokens("Sector 11, १०८ ೧೧ ২২")).toEqual(["sektur", "11", "108", "11", "22"]);
});

const alphabet = Array.from("abcdefghijklmnopqrstuvwxyz");

test("a letter that stands alone is told from every other, with a number as well", () => {
  for (const [before, after] of [
    ["", ""],
    ["", "1"],
    ["12", ""],
    ["b4", ""],
  ])
    expect(new Set(alphabet.map((letter) => foldName(`Block ${before}${letter}${after}`))).size).toBe(26);
  expect(foldName("Sector 12A")).not.toBe(foldName("Sector 12"));
  expect(foldTokens("ब्लॉक C, F. W. Ý")).toEqual(["blok", "c", "f", "w", "y"]);
});

test("a letter typed so far may yet become any spelling of its sound", () => {
  expect(foldPrefix("c")).toEqual(["c", "k"]);
  expect(foldPrefix("Sri f")).toEqual(["f", "p"]);
  expect(foldPrefix("w")).toEqual(["w", "v"]);
});

test("other scripts keep their words, in lower case", () => {
  expect(foldTokens("Крукети 京都 مسجد")).toEqual(["крукети", "京都", "مسجد"]);
});

test("composed and decomposed text fold alike", () => {
  for (const name of ["Vrindāvan", "क़िला", "ಕೊಲ್ಲೂರು", "চাঁদপাড়া", "Śṛṅgeri"])
    expect(foldTokens(name.normalize("NFD"))).toEqual(foldTokens(name.normalize("NFC")));
});

test("nothing gives nothing", () => {
  for (const empty of ["", "  ", "—…", "्", "\u200d"]) expect(foldTokens(empty)).toEqual([]);
  expect(foldPrefix("")).toEqual([]);
  expect(foldWord("")).toBe("");
});

test("a nukta and a nasal are heard", () => {
  expect(romanize("गढ़वाल बाज़ार माँ चाँद हंस संबल")).toBe("garhval bazar ma chand hans sambal");
});

test("northern scripts leave the unwritten a out and southern ones do not", () => {
  expect(romanize("सोमनाथ केदारनाथ गणपति पशुपति कृष्ण प्रिय")).toBe("somnath kedarnath ganpati pashupati krishna priya");
  expect(romanize("સોમનાથ ਅਮਰਨਾਥ সোমনাথ")).toBe("somnath amarnath somnath");
  expect(romanize("ಸೋಮನಾಥ ಕೃಷ್ಣ")).toBe("somanatha krishna");
});

test.each([
  "Kedarnath",
  "Somanatha",
  "Gayatri",
  "Rameswaram",
  "Kanchipuram",
  "Udayapura",
  "Chennai",
  "Agneeswarar",
  "Vishvarupa",
])("%s is found at every letter of its way", (name) => {
  const key = foldWord(name);
  for (let length = 1; length <= name.length; length++)
    expect(foldPrefix(name.slice(0, length)).some((start) => key.startsWith(start))).toBe(true);
});
