/** Names in Hindi and Kannada of forms of Shiva, of the goddess and of Murugan in the temples of Tamil Nadu and Kerala: `name | hi | kn`. */
export const shaivaDeities = `
Aamaiyurappar | आमैयूरप्पर | ಆಮೈಯೂರಪ್ಪರ್
Aappudaiyaar | आप्पुडैयार | ಆಪ್ಪುಡೈಯಾರ್
Abhimuktheeswarar | अभिमुक्तीश्वर | ಅಭಿಮುಕ್ತೀಶ್ವರ
Abhirami (Parvati) | अभिरामी | ಅಭಿರಾಮಿ
Adhanathaswamy | आदनाथस्वामी | ಆದನಾಥಸ್ವಾಮಿ
Agatheeswarar | अगस्तीश्वर | ಅಗಸ್ತೀಶ್ವರ
Agneeswarar | अग्नीश्वर | ಅಗ್ನೀಶ್ವರ
Agnipureeswarar | अग्निपुरीश्वर | ಅಗ್ನಿಪುರೀಶ್ವರ
Aiyarappar | ऐयारप्पर | ಐಯಾರಪ್ಪರ್
Amirthakadeswarar | अमृतघटेश्वर | ಅಮೃತಘಟೇಶ್ವರ
Andalakkum Aiyan | आण्डलक्कुम अय्यन | ಆಂಡಳಕ್ಕುಂ ಅಯ್ಯನ್
Anekadhangavadeswarar | अनेकतंगावदेश्वर | ಅನೇಕತಂಗಾವದೇಶ್ವರ
Apathsahayar | आपत्सहायर | ಆಪತ್ಸಹಾಯರ್
Appakkudathaan | अप्पक्कुडत्तान | ಅಪ್ಪಕ್ಕುಡತ್ತಾನ್
Arambeswarar | अरंबेश्वर | ಅರಂಬೇಶ್ವರ
Aranyeswarar | आरण्येश्वर | ಆರಣ್ಯೇಶ್ವರ
Arasaleeswarar | अरसलीश्वर | ಅರಸಲೀಶ್ವರ
Arathurai Nathar | अरत्तुरै नाथ | ಅರತ್ತುರೈ ನಾಥ
Aravindalochanar | अरविंदलोचन | ಅರವಿಂದಲೋಚನ
Ardhanareeswarar | अर्धनारीश्वर | ಅರ್ಧನಾರೀಶ್ವರ
Arunajadeswarar | अरुणजटेश्वर | ಅರುಣಜಟೇಶ್ವರ
Atcheeswarar | आट्चीश्वर | ಆಟ್ಚೀಶ್ವರ
Athmanatheswarar | आत्मनाथेश्वर | ಆತ್ಮನಾಥೇಶ್ವರ
Attukal Bhagavathy | आट्टुकाल भगवती | ಆಟ್ಟುಕಾಲ್ ಭಗವತಿ
Atulya Nadheswarar | अतुल्यनाथेश्वर | ಅತುಲ್ಯನಾಥೇಶ್ವರ
Avinasiappar | अविनाशियप्पर | ಅವಿನಾಶಿಯಪ್ಪರ್
Ayavandeeswarar | अयवंदीश्वर | ಅಯವಂದೀಶ್ವರ
Ayyanar | अय्यनार | ಅಯ್ಯನಾರ್
Azhagiya Manavala | अळगिय मणवाल | ಅಳಗಿಯ ಮಣವಾಳ
Bhagavathy (Chottanikkara Amma) | भगवती | ಭಗವತಿ
Bhagavathy (Varakkal Amma) | भगवती | ಭಗವತಿ
Brahma Sira Kandeeswarar | ब्रह्मशिरकंडीश्वर | ಬ್ರಹ್ಮಶಿರಕಂಡೀಶ್ವರ
Brahmapureeswarar | ब्रह्मपुरीश्वर | ಬ್ರಹ್ಮಪುರೀಶ್ವರ
Chakravageswarar | चक्रवाकेश्वर | ಚಕ್ರವಾಕೇಶ್ವರ
Chandraprabha | चंद्रप्रभ | ಚಂದ್ರಪ್ರಭ
Chaya Vaneswarar | छायावनेश्वर | ಛಾಯಾವನೇಶ್ವರ
Deepa Prakasar | दीप प्रकाश | ದೀಪ ಪ್ರಕಾಶ
Devapureeswarar | देवपुरीश्वर | ದೇವಪುರೀಶ್ವರ
Edakanatheswarar | एडगनाथेश्वर | ಏಡಗನಾಥೇಶ್ವರ
Erumbeeswarar | एरुंबीश्वर | ಎರುಂಬೀಶ್ವರ
Ezhutharinathar | एळुत्तरिनाथ | ಎಳುತ್ತರಿನಾಥ
Gandhimathi Amman | कांतिमती अम्मन | ಕಾಂತಿಮತಿ ಅಮ್ಮನ್
Ganesha (Ucchi Pillayar) | उच्चि पिल्लैयार गणेश | ಉಚ್ಚಿ ಪಿಳ್ಳೈಯಾರ್ ಗಣೇಶ
Gnanapureeswarar | ज्ञानपुरीश्वर | ಜ್ಞಾನಪುರೀಶ್ವರ
Gomuktheeswarar | गोमुक्तीश्वर | ಗೋಮುಕ್ತೀಶ್ವರ
Idumbavaneswarar | इडुंबावनेश्वर | ಇಡುಂಬಾವನೇಶ್ವರ
Imayil Nanmai Tharuvar | इम्मैयिल नन्मै तरुवार | ಇಮ್ಮೈಯಿಲ್ ನನ್ಮೈ ತರುವಾರ್
Iravadeeswarar | ऐरावतेश्वर | ಐರಾವತೇಶ್ವರ
Iyravatheswarar | ऐरावतेश्वर | ಐರಾವತೇಶ್ವರ
Jagadeeshwarar | जगदीश्वर | ಜಗದೀಶ್ವರ
Jagadeeswarar | जगदीश्वर | ಜಗದೀಶ್ವರ
Jalanatheeswarar | जलनाथेश्वर | ಜಲನಾಥೇಶ್ವರ
Jnanaparameswarar | ज्ञानपरमेश्वर | ಜ್ಞಾನಪರಮೇಶ್ವರ
Kadaimudinathar | कडैमुडिनाथ | ಕಡೈಮುಡಿನಾಥ
Kadambavaneswarar | कदंबवनेश्वर | ಕದಂಬವನೇಶ್ವರ
Kaichineswarar | कैच्चिनेश्वर | ಕೈಚ್ಚಿನೇಶ್ವರ
Kailasanathar | कैलासनाथ | ಕೈಲಾಸನಾಥ
Kaisinavendhan | काय्चिनवेंद | ಕಾಯ್‌ಚಿನವೇಂದ
Kaleeswarar | कालीश्वर | ಕಾಳೀಶ್ವರ
Kalvar | कल्वर | ಕಳ್ವರ್
Kalyanasundaresar | कल्याणसुंदरेश | ಕಲ್ಯಾಣಸುಂದರೇಶ
Kalyanasundareswarar | कल्याणसुंदरेश्वर | ಕಲ್ಯಾಣಸುಂದರೇಶ್ವರ
Kannayiramudaiyar | कण्णायिरमुडैयार | ಕಣ್ಣಾಯಿರಮುಡೈಯಾರ್
Kanneeswarar | कण्णीश्वर | ಕಣ್ಣೀಶ್ವರ
Karaveeranathar | करवीरनाथ | ಕರವೀರನಾಥ
Karpaganathar | कर्पगनाथ | ಕರ್ಪಗನಾಥ
Karumbeswarar | करुंबेश्वर | ಕರುಂಬೇಶ್ವರ
Karunjeeveeswarar | करुंजीवीश्वर | ಕರುಂಜೀವೀಶ್ವರ
Kasi Viswanathar | काशी विश्वनाथ | ಕಾಶಿ ವಿಶ್ವನಾಥ
Kayarohanaswamy | कायारोहणस्वामी | ಕಾಯಾರೋಹಣಸ್ವಾಮಿ
Kediliappar | केडिलियप्पर | ಕೇಡಿಲಿಯಪ್ಪರ್
Ketheeswarar | केतीश्वर | ಕೇತೀಶ್ವರ
Kodeeswarar | कोटीश्वर | ಕೋಟೀಶ್ವರ
Kodungallur Bhagavathy (Kurumba) | कोडुंगल्लूर भगवती | ಕೊಡುಂಗಲ್ಲೂರು ಭಗವತಿ
Kodunkundranathar | कोडुंकुंड्रनाथ | ಕೊಡುಂಕುಂಡ್ರನಾಥ
Kokileswarar | कोकिलेश्वर | ಕೋಕಿಲೇಶ್ವರ
Koneswarar | कोणेश्वर | ಕೋಣೇಶ್ವರ
Koteeswarar | कोटीश्वर | ಕೋಟೀಶ್ವರ
Kripapureeswarar | कृपापुरीश्वर | ಕೃಪಾಪುರೀಶ್ವರ
Krupakupareswarar | कृपाकूपारेश्वर | ಕೃಪಾಕೂಪಾರೇಶ್ವರ
Kudamudakoothan | कुडमाडु कूत्तन | ಕುಡಮಾಡು ಕೂತ್ತನ್
Kundala Karneswarar | कुंडल कर्णेश्वर | ಕುಂಡಲ ಕರ್ಣೇಶ್ವರ
Kutralanathar | कुट्रालनाथ | ಕುಟ್ರಾಲನಾಥ
Kutram Poruttha Nathar | कुट्रम पोरुत्त नाथ | ಕುಟ್ರಂ ಪೊರುತ್ತ ನಾಥ
Lakshmi Narayani | लक्ष्मी नारायणी | ಲಕ್ಷ್ಮೀ ನಾರಾಯಣಿ
Maatruraivaradeeswarar | माट्रुरैवरदीश्वर | ಮಾಟ್ರುರೈವರದೀಶ್ವರ
Madhuvaneswarar | मधुवनेश्वर | ಮಧುವನೇಶ್ವರ
Magudeswarar | मकुटेश्वर | ಮಕುಟೇಶ್ವರ
Mahadeva | महादेव | ಮಹಾದೇವ
Mahakalanathar | महाकालनाथ | ಮಹಾಕಾಳನಾಥ
Mahakaleswarar | महाकालेश्वर | ಮಹಾಕಾಳೇಶ್ವರ
Mahalakshmeeswarar | महालक्ष्मीश्वर | ಮಹಾಲಕ್ಷ್ಮೀಶ್ವರ
Makara Nedunkuzhai Kaathar | मकर नेडुंकुळैक्कादर | ಮಕರ ನೆಡುಂಕುಳೈಕ್ಕಾದರ್
Manathunainathar | मनत्तुणैनाथ | ಮನತ್ತುಣೈನಾಥ
Manavaleswarar | मणवालेश्वर | ಮಣವಾಳೇಶ್ವರ
Mangalanathar | मंगलनाथ | ಮಂಗಲನಾಥ
Mangalanathaswamy | मंगलनाथस्वामी | ಮಂಗಲನಾಥಸ್ವಾಮಿ
Manicka Vannar | माणिक्कवण्णर | ಮಾಣಿಕ್ಕವಣ್ಣರ್
Manickavannar | माणिक्कवण्णर | ಮಾಣಿಕ್ಕವಣ್ಣರ್
Marundeeswarar | मरुंदीश्वर | ಮರುಂದೀಶ್ವರ
Mayakoothan | मायक्कूत्तर | ಮಾಯಕ್ಕೂತ್ತರ್
Mayapiran | मायप्पिरान | ಮಾಯಪ್ಪಿರಾನ್
Mayuranathaswamy | मयूरनाथस्वामी | ಮಯೂರನಾಥಸ್ವಾಮಿ
Meganathaswami | मेघनाथस्वामी | ಮೇಘನಾಥಸ್ವಾಮಿ
Muktheeswarar | मुक्तीश्वर | ಮುಕ್ತೀಶ್ವರ
Mullaivananathar | मुल्लैवननाथ | ಮುಲ್ಲೈವನನಾಥ
Muruganathaswamy | मुरुगनाथस्वामी | ಮುರುಗನಾಥಸ್ವಾಮಿ
Muthiyanchurappar | मुत्तियंचूरप्पर | ಮುತ್ತಿಯಂಚೂರಪ್ಪರ್
Nadanapureeswarar | नटनपुरीश्वर | ನಟನಪುರೀಶ್ವರ
Nagaraja | नागराज | ನಾಗರಾಜ
Nallam Nathar | नल्लम नाथ | ನಲ್ಲಂ ನಾಥ
Narthana Vallabeswarar | नर्तन वल्लभेश्वर | ನರ್ತನ ವಲ್ಲಭೇಶ್ವರ
Nava Mukunda | नव मुकुंद | ನವ ಮುಕುಂದ
Navaneetheswarar | नवनीतेश्वर | ನವನೀತೇಶ್ವರ
Nedungalathar | नेडुंगलनाथ | ನೆಡುಂಗಳನಾಥ
Neelakandeswarar | नीलकंठेश्वर | ನೀಲಕಂಠೇಶ್ವರ
Nethrapureeswarar | नेत्रपुरीश्वर | ನೇತ್ರಪುರೀಶ್ವರ
Neyyadiappar | नेय्याडियप्पर | ನೆಯ್ಯಾಡಿಯಪ್ಪರ್
Nilathingal Thundathan | निलात्तिंगल तुण्डत्तान | ನಿಲಾತ್ತಿಂಗಳ್ ತುಂಡತ್ತಾನ್
Niyamamudaiyar | नियममुडैयार | ನಿಯಮಮುಡೈಯಾರ್
Odhanavaneswarar | ओदनवनेश्वर | ಓದನವನೇಶ್ವರ
Ona Kantheeswarar | ओणकांतेश्वर | ಓಣಕಾಂತೇಶ್ವರ
Paampuranathar | पाम्पुरनाथ | ಪಾಂಪುರನಾಥ
Padaleeswarar | पाटलीश्वर | ಪಾಟಲೀಶ್ವರ
Padikasunathar | पडिक्कासुनाथ | ಪಡಿಕ್ಕಾಸುನಾಥ
Palaivananathar | पालैवननाथ | ಪಾಲೈವನನಾಥ
Pallavaneswarar | पल्लवनेश्वर | ಪಲ್ಲವನೇಶ್ವರ
Palvannanathar | पाल्वण्णनाथ | ಪಾಲ್ವಣ್ಣನಾಥ
Panankatteeswarar | पनंगाट्टीश्वर | ಪನಂಗಾಟ್ಟೀಶ್ವರ
Pandava Thoothar | पांडव दूत | ಪಾಂಡವ ದೂತ
Paravai Unmandali Thali | परवै उण्मण्डली तली | ಪರವೈ ಉಣ್ಮಂಡಳಿ ತಳಿ
Parvatheeswarar | पार्वतीश्वर | ಪಾರ್ವತೀಶ್ವರ
Pasupatheesvarar | पशुपतीश्वर | ಪಶುಪತೀಶ್ವರ
Pasupatheeswarar | पशुपतीश्वर | ಪಶುಪತೀಶ್ವರ
Pathanjali Eeshwarar | पतंजलि ईश्वर | ಪತಂಜಲಿ ಈಶ್ವರ
Payatrunathar | पयट्रुनाथ | ಪಯಟ್ರುನಾಥ
Perarulaalan | पेररुलालन | ಪೇರರುಳಾಳನ್
Prananadeswarar | प्राणनाथेश्वर | ಪ್ರಾಣನಾಥೇಶ್ವರ
Pranava Vyakrapureeswarar | प्रणव व्याघ्रपुरीश्वर | ಪ್ರಣವ ವ್ಯಾಘ್ರಪುರೀಶ್ವರ
Prasanna Venkatachalapathy | प्रसन्न वेंकटाचलपति | ಪ್ರಸನ್ನ ವೆಂಕಟಾಚಲಪತಿ
Punnaivana Nathar | पुन्नैवननाथ | ಪುನ್ನೈವನನಾಥ
Punyakoteeswarar | पुण्यकोटीश्वर | ಪುಣ್ಯಕೋಟೀಶ್ವರ
Puranthakeswarar | पुरांतकेश्वर | ಪುರಾಂತಕೇಶ್ವರ
Purushottama | पुरुषोत्तम | ಪುರುಷೋತ್ತಮ
Pushpavananathar | पुष्पवननाथ | ಪುಷ್ಪವನನಾಥ
Pushpavaneswarar | पुष्पवनेश्वर | ಪುಷ್ಪವನೇಶ್ವರ
Rathnapureeswarar | रत्नपुरीश्वर | ರತ್ನಪುರೀಶ್ವರ
Sadaimudinathar | सडैमुडिनाथ | ಸಡೈಮುಡಿನಾಥ
Sargunalingeswarar | सद्गुणलिंगेश्वर | ಸದ್ಗುಣಲಿಂಗೇಶ್ವರ
Sathgurunathar | सद्गुरुनाथ | ಸದ್ಗುರುನಾಥ
Sathyamurthi | सत्यमूर्ति | ಸತ್ಯಮೂರ್ತಿ
Sengannmaal | सेंगण्माल | ಸೆಂಗಣ್ಮಾಲ್
Shanmuganathar | षण्मुखनाथ | ಷಣ್ಮುಖನಾಥ
Shista Gurunatha Eswarar | शिष्ट गुरुनाथ ईश्वर | ಶಿಷ್ಟ ಗುರುನಾಥ ಈಶ್ವರ
Shiva & Goddess Parvati | शिव – पार्वती | ಶಿವ – ಪಾರ್ವತಿ
Shiva (Mahadeva) & Goddess Anandavalli | महादेव – आनंदवल्ली | ಮಹಾದೇವ – ಆನಂದವಲ್ಲಿ
Shiva (Nellaiappar) & Kanthimathi Amman | नेल्लैयप्पर – कांतिमति अम्मन | ನೆಲ್ಲೈಯಪ್ಪರ್ – ಕಾಂತಿಮತಿ ಅಮ್ಮನ್
Shiva (Thirukameshwar) & Gokilambal | तिरुकामेश्वर – कोकिलांबाल | ತಿರುಕಾಮೇಶ್ವರ – ಕೋಕಿಲಾಂಬಾಳ್
Siddhanatheswarar | सिद्धनाथेश्वर | ಸಿದ್ಧನಾಥೇಶ್ವರ
Sivagurunathaswamy | शिवगुरुनाथस्वामी | ಶಿವಗುರುನಾಥಸ್ವಾಮಿ
Sivakozhundeeswarar | शिवक्कोळुंदीश्वर | ಶಿವಕ್ಕೊಳುಂದೀಶ್ವರ
Sivalokanathar | शिवलोकनाथ | ಶಿವಲೋಕನಾಥ
Somanathar | सोमनाथ | ಸೋಮನಾಥ
Somanathaswamy | सोमनाथस्वामी | ಸೋಮನಾಥಸ್ವಾಮಿ
Someswarar | सोमेश्वर | ಸೋಮೇಶ್ವರ
Soundareswarar | सौंदरेश्वर | ಸೌಂದರೇಶ್ವರ
Srinivasa | श्रीनिवास | ಶ್ರೀನಿವಾಸ
Sudarkozhundeeswarar | सुडर्कोळुंदीश्वर | ಸುಡರ್‌ಕೊಳುಂದೀಶ್ವರ
Swarnapureeswarar | स्वर्णपुरीश्वर | ಸ್ವರ್ಣಪುರೀಶ್ವರ
Swetharanyeswarar | श्वेतारण्येश्वर | ಶ್ವೇತಾರಣ್ಯೇಶ್ವರ
Thamaraiyal Kelvan | तामरैयाल केल्वन | ತಾಮರೈಯಾಳ್ ಕೇಳ್ವನ್
Thanthonreeswarar | तान्तोन्ड्रीश्वर | ತಾನ್‌ತೋಂಡ್ರೀಶ್ವರ
Theerthapureeswarar | तीर्थपुरीश्वर | ತೀರ್ಥಪುರೀಶ್ವರ
Theertheswarar | तीर्थेश्वर | ತೀರ್ಥೇಶ್ವರ
Thilakeshwar | तिलकेश्वर | ತಿಲಕೇಶ್ವರ
Thirumakaraleeswarar | तिरुमागरलीश्वर | ತಿರುಮಾಗರಲೀಶ್ವರ
Thirumeni Azhagar | तिरुमेनी अळगर | ತಿರುಮೇನಿ ಅಳಗರ್
Thirumetrakeeswarar | तिरुमेट्रलीश्वर | ತಿರುಮೇಟ್ರಳೀಶ್ವರ
Thiruthalinathar | तिरुत्तलिनाथ | ತಿರುತ್ತಳಿನಾಥ
Thyagaraja | त्यागराज | ತ್ಯಾಗರಾಜ
Tiruvalleswarar | तिरुवल्लीश्वर | ತಿರುವಲ್ಲೀಶ್ವರ
Trimurthi | त्रिमूर्ति | ತ್ರಿಮೂರ್ತಿ
Tripuranthakeswarar | त्रिपुरांतकेश्वर | ತ್ರಿಪುರಾಂತಕೇಶ್ವರ
Uchistha Ganapathy | उच्छिष्ट गणपति | ಉಚ್ಛಿಷ್ಟ ಗಣಪತಿ
Uthavedeeswarar | उक्तवेदीश्वर | ಉಕ್ತವೇದೀಶ್ವರ
Uthirapasupatheeswarar | उत्तिर पशुपतीश्वर | ಉತ್ತಿರ ಪಶುಪತೀಶ್ವರ
Uthirapatheeswarar, Uthirapatheeswari | उत्तरापतीश्वर – उत्तरापतीश्वरी | ಉತ್ತರಾಪತೀಶ್ವರ – ಉತ್ತರಾಪತೀಶ್ವರಿ
Uyyakondar | उय्यक्कोण्डान | ಉಯ್ಯಕ್ಕೊಂಡಾನ್
Vadaranyeswarar | वटारण्येश्वर | ವಟಾರಣ್ಯೇಶ್ವರ
Vaikal Nathar | वैगल नाथ | ವೈಗಲ್ ನಾಥ
Vaimoornathar | वायमूर नाथ | ವಾಯ್ಮೂರು ನಾಥ
Vaithamanidhi | वैत्तमानिधि | ವೈತ್ತಮಾನಿಧಿ
Valainallurappar | वलैनल्लूरप्पर | ವಳೈನಲ್ಲೂರಪ್ಪರ್
Valampura Nathar | वलंपुरनाथ | ವಲಂಪುರನಾಥ
Valayanad Bhagavathy | वळयनाड भगवती | ವಳಯನಾಡ್ ಭಗವತಿ
Valeeswarar | वालीश्वर | ವಾಲೀಶ್ವರ
Vamanapureeswarar | वामनपुरीश्वर | ವಾಮನಪುರೀಶ್ವರ
Vanchinadhaswamy | वांछिनाथस्वामी | ವಾಂಛಿನಾಥಸ್ವಾಮಿ
Vaseeswarar | वासीश्वर | ವಾಸೀಶ್ವರ
Vatapatrasayi | वटपत्रशायी | ವಟಪತ್ರಶಾಯಿ
Vedagiriswarar | वेदगिरीश्वर | ವೇದಗಿರೀಶ್ವರ
Vedapureeswarar | वेदपुरीश्वर | ವೇದಪುರೀಶ್ವರ
Vedaranyeswarar | वेदारण्येश्वर | ವೇದಾರಣ್ಯೇಶ್ವರ
Vedeswarar | वेदेश्वर | ವೇದೇಶ್ವರ
Veerattaaneswarar | वीरट्टानेश्वर | ವೀರಟ್ಟಾನೇಶ್ವರ
Veeratteswarar | वीरट्टेश्वर | ವೀರಟ್ಟೇಶ್ವರ
Vellimalainathar | वेल्लिमलैनाथ | ವೆಳ್ಳಿಮಲೈನಾಥ
Vijayanatheswarar | विजयनाथेश्वर | ವಿಜಯನಾಥೇಶ್ವರ
Vikirthanatheswarar | विकृतनाथेश्वर | ವಿಕೃತನಾಥೇಶ್ವರ
Vilvaranyeswarar | बिल्वारण्येश्वर | ಬಿಲ್ವಾರಣ್ಯೇಶ್ವರ
Vilwanatheswarar | बिल्वनाथेश्वर | ಬಿಲ್ವನಾಥೇಶ್ವರ
Virudhagireeswarar | वृद्धगिरीश्वर | ವೃದ್ಧಗಿರೀಶ್ವರ
Vruddhapureeswarar | वृद्धपुरीश्वर | ವೃದ್ಧಪುರೀಶ್ವರ
Vyakrapureeswarar | व्याघ्रपुरीश्वर | ವ್ಯಾಘ್ರಪುರೀಶ್ವರ
Yathothkari | यथोक्तकारी | ಯಥೋಕ್ತಕಾರಿ
Yazh Moori Nathar | याळ्मूरिनाथ | ಯಾಳ್ಮೂರಿನಾಥ
`;
