/**
 * Names of places in Hindi and Kannada, and other names they are asked for by: `name | hi | kn | aliases`.
 * The first column is a name of the gazetteer without its diacritics; with a state behind a comma where two share it.
 */
const places = `
Mumbai | मुंबई | ಮುಂಬೈ | Bombay
Delhi | दिल्ली | ದೆಹಲಿ | Dilli
New Delhi | नई दिल्ली | ನವದೆಹಲಿ |
Bangalore | बेंगलुरु | ಬೆಂಗಳೂರು | Bengaluru
Hyderabad | हैदराबाद | ಹೈದರಾಬಾದ್ | Bhagyanagar
Ahmedabad | अहमदाबाद | ಅಹಮದಾಬಾದ್ | Amdavad, Karnavati
Chennai | चेन्नई | ಚೆನ್ನೈ | Madras
Kolkata | कोलकाता | ಕೋಲ್ಕತ್ತಾ | Calcutta
Surat | सूरत | ಸೂರತ್ |
Pune | पुणे | ಪುಣೆ | Poona
Kanpur | कानपुर | ಕಾನ್ಪುರ | Cawnpore
Jaipur | जयपुर | ಜೈಪುರ |
Navi Mumbai | नवी मुंबई | ನವಿ ಮುಂಬೈ | New Bombay
Lucknow | लखनऊ | ಲಕ್ನೋ |
Nagpur | नागपुर | ನಾಗಪುರ |
Coimbatore | कोयंबटूर | ಕೊಯಮತ್ತೂರು | Kovai
Indore | इंदौर | ಇಂದೋರ್ |
Vadodara | वडोदरा | ವಡೋದರಾ | Baroda
Patna | पटना | ಪಾಟ್ನಾ | Pataliputra
Bhopal | भोपाल | ಭೋಪಾಲ್ |
Ludhiana | लुधियाना | ಲುಧಿಯಾನ |
Madurai | मदुरै | ಮದುರೈ | Madura
Tirunelveli | तिरुनेलवेली | ತಿರುನೆಲ್ವೇಲಿ | Nellai, Tinnevelly
Agra | आगरा | ಆಗ್ರಾ |
Faridabad | फ़रीदाबाद | ಫರಿದಾಬಾದ್ |
Rajkot | राजकोट | ರಾಜ್‌ಕೋಟ್ |
Jamshedpur | जमशेदपुर | ಜಮ್‌ಶೆಡ್‌ಪುರ | Tatanagar
Gorakhpur, Uttar Pradesh | गोरखपुर | ಗೋರಖ್‌ಪುರ |
Nashik | नासिक | ನಾಸಿಕ್ | Nasik
Thane | ठाणे | ಠಾಣೆ | Thana
Meerut | मेरठ | ಮೀರತ್ |
Ghaziabad | ग़ाज़ियाबाद | ಗಾಜಿಯಾಬಾದ್ |
Dhanbad | धनबाद | ಧನ್‌ಬಾದ್ |
Varanasi | वाराणसी | ವಾರಾಣಸಿ | Kashi, Benares, Banaras
Vijayawada | विजयवाड़ा | ವಿಜಯವಾಡ | Bezawada
Ranchi | राँची | ರಾಂಚಿ |
Amritsar | अमृतसर | ಅಮೃತಸರ |
Prayagraj | प्रयागराज | ಪ್ರಯಾಗ್‌ರಾಜ್ | Allahabad, Prayag
Visakhapatnam | विशाखापट्टनम | ವಿಶಾಖಪಟ್ಟಣಂ | Vizag, Waltair
Jabalpur | जबलपुर | ಜಬಲ್‌ಪುರ | Jubbulpore
Howrah | हावड़ा | ಹೌರಾ | Haora
Raipur, Chhattisgarh | रायपुर | ರಾಯ್‌ಪುರ |
Tiruchirappalli | तिरुचिरापल्ली | ತಿರುಚಿರಾಪಳ್ಳಿ | Trichy, Trichinopoly, Srirangam
Sambhaji Nagar | छत्रपति संभाजीनगर | ಛತ್ರಪತಿ ಸಂಭಾಜಿನಗರ | Aurangabad Maharashtra, Chhatrapati Sambhajinagar
Sholapur | सोलापुर | ಸೊಲ್ಲಾಪುರ | Solapur
Srinagar, Jammu and Kashmir | श्रीनगर | ಶ್ರೀನಗರ |
Chandigarh | चंडीगढ़ | ಚಂಡೀಗಢ |
Tiruppur | तिरुप्पुर | ತಿರುಪ್ಪೂರು | Tirupur
Guwahati | गुवाहाटी | ಗುವಾಹಟಿ | Gauhati
Jodhpur | जोधपुर | ಜೋಧ್‌ಪುರ |
Salem | सेलम | ಸೇಲಂ |
Gurugram | गुरुग्राम | ಗುರುಗ್ರಾಮ | Gurgaon
Gwalior | ग्वालियर | ಗ್ವಾಲಿಯರ್ |
Mysore | मैसूरु | ಮೈಸೂರು | Mysuru
Hubli | हुबली | ಹುಬ್ಬಳ್ಳಿ | Hubballi
Bhubaneswar | भुवनेश्वर | ಭುವನೇಶ್ವರ |
Jalandhar | जालंधर | ಜಲಂಧರ್ | Jullundur
Thiruvananthapuram | तिरुवनंतपुरम | ತಿರುವನಂತಪುರ | Trivandrum
Kota, Rajasthan | कोटा | ಕೋಟಾ |
Aligarh | अलीगढ़ | ಅಲಿಗಢ |
Bareilly | बरेली | ಬರೇಲಿ |
Moradabad | मुरादाबाद | ಮೊರಾದಾಬಾದ್ |
Guntur | गुंटूर | ಗುಂಟೂರು |
Puducherry | पुदुच्चेरी | ಪುದುಚೇರಿ | Pondicherry, Pondy
Bhilai | भिलाई | ಭಿಲಾಯಿ |
Bhavnagar | भावनगर | ಭಾವನಗರ |
Kochi | कोच्चि | ಕೊಚ್ಚಿ | Cochin, Ernakulam
Amravati | अमरावती | ಅಮರಾವತಿ |
Sangli | सांगली | ಸಾಂಗ್ಲಿ |
Jamnagar | जामनगर | ಜಾಮ್‌ನಗರ |
Cuttack | कटक | ಕಟಕ್ |
Bikaner | बीकानेर | ಬಿಕಾನೇರ್ |
Warangal | वारंगल | ವಾರಂಗಲ್ | Orugallu
Nanded | नांदेड़ | ನಾಂದೇಡ್ | Hazur Sahib
Kozhikode | कोझिकोड | ಕೋಯಿಕ್ಕೋಡ್ | Calicut
Nellore | नेल्लोर | ನೆಲ್ಲೂರು |
Dehra Dun | देहरादून | ಡೆಹ್ರಾಡೂನ್ | Dehradun
Erode | ईरोड | ಈರೋಡ್ |
Ajmer | अजमेर | ಅಜ್ಮೇರ್ |
Kolhapur | कोल्हापुर | ಕೊಲ್ಹಾಪುರ |
Siliguri | सिलीगुड़ी | ಸಿಲಿಗುರಿ |
Vellore | वेल्लोर | ವೆಲ್ಲೂರು |
Kalaburagi | कलबुर्गी | ಕಲಬುರಗಿ | Gulbarga
Gaya | गया | ಗಯಾ |
Bodh Gaya | बोधगया | ಬೋಧಗಯಾ | Buddh Gaya
Jammu | जम्मू | ಜಮ್ಮು |
Kurnool | कुरनूल | ಕರ್ನೂಲು |
Ujjain | उज्जैन | ಉಜ್ಜಯಿನಿ | Ujjayini, Avantika
Davangere | दावणगेरे | ದಾವಣಗೆರೆ | Davanagere
Jalgaon | जलगाँव | ಜಲಗಾಂವ್ |
Belagavi | बेलगावी | ಬೆಳಗಾವಿ | Belgaum
Udaipur, Rajasthan | उदयपुर | ಉದಯಪುರ |
Mangalore | मंगलूरु | ಮಂಗಳೂರು | Mangaluru
Jhansi | झाँसी | ಝಾನ್ಸಿ |
Thoothukudi | तूतुकुडी | ತೂತುಕುಡಿ | Tuticorin
Kakinada | काकीनाडा | ಕಾಕಿನಾಡ |
Rajamahendravaram | राजमहेंद्रवरम | ರಾಜಮಹೇಂದ್ರವರಂ | Rajahmundry
Ahilyanagar | अहिल्यानगर | ಅಹಿಲ್ಯಾನಗರ | Ahmednagar
Kollam | कोल्लम | ಕೊಲ್ಲಂ | Quilon
Muzaffarpur | मुज़फ़्फ़रपुर | ಮುಜಫರ್‌ಪುರ |
Bellary | बल्लारी | ಬಳ್ಳಾರಿ | Ballari
Mathura | मथुरा | ಮಥುರಾ |
Vrindavan | वृंदावन | ವೃಂದಾವನ | Brindavan, Vrindaban
Patiala | पटियाला | ಪಟಿಯಾಲ |
Chanda | चंद्रपुर | ಚಂದ್ರಪುರ | Chandrapur
Brahmapur | ब्रह्मपुर | ಬ್ರಹ್ಮಪುರ | Berhampur
Shimoga | शिवमोग्गा | ಶಿವಮೊಗ್ಗ | Shivamogga
Junagadh | जूनागढ़ | ಜುನಾಗಢ |
Thrissur | त्रिशूर | ತ್ರಿಶೂರು | Trichur
Tumkur | तुमकूरु | ತುಮಕೂರು | Tumakuru
Barddhaman | बर्धमान | ಬರ್ಧಮಾನ್ | Burdwan
Tirupati | तिरुपति | ತಿರುಪತಿ |
Noida | नोएडा | ನೋಯ್ಡಾ |
Gandhinagar | गांधीनगर | ಗಾಂಧಿನಗರ |
Thanjavur | तंजावुर | ತಂಜಾವೂರು | Tanjore
Bijapur, Karnataka | विजयपुर | ವಿಜಯಪುರ | Vijayapura
Anantapur | अनंतपुर | ಅನಂತಪುರ |
Aizawl | आइज़ोल | ಐಜ್ವಾಲ್ |
Alappuzha | आलप्पुझा | ಆಲಪ್ಪುಳ | Alleppey
Ooty | ऊटी | ಊಟಿ | Udhagamandalam, Ootacamund
Raichur | रायचूर | ರಾಯಚೂರು |
Nagercoil | नागरकोइल | ನಾಗರ್‌ಕೋಯಿಲ್ |
Imphal | इंफाल | ಇಂಫಾಲ್ |
Kanchipuram | कांचीपुरम | ಕಾಂಚೀಪುರಂ | Kanchi, Conjeeveram
Bidar | बीदर | ಬೀದರ್ |
Agartala | अगरतला | ಅಗರ್ತಲಾ |
Deoghar | देवघर | ದೇವಘರ್ | Baidyanath Dham
Hospet | होसपेट | ಹೊಸಪೇಟೆ | Hosapete
Haridwar | हरिद्वार | ಹರಿದ್ವಾರ | Hardwar
Rishikesh | ऋषिकेश | ಋಷಿಕೇಶ | Hrishikesh
Shimla | शिमला | ಶಿಮ್ಲಾ | Simla
Veraval | वेरावल | ವೆರಾವಲ್ | Somnath
Puri | पुरी | ಪುರಿ | Jagannath Puri
Udupi | उडुपी | ಉಡುಪಿ |
Gadag | गदग | ಗದಗ |
Chittoor | चित्तूर | ಚಿತ್ತೂರು |
Thanesar | थानेसर | ಥಾನೇಸರ್ | Kurukshetra
Porbandar | पोरबंदर | ಪೋರ್‌ಬಂದರ್ |
Bhuj | भुज | ಭುಜ್ |
Chitradurga | चित्रदुर्ग | ಚಿತ್ರದುರ್ಗ |
Tiruvannamalai | तिरुवण्णामलै | ತಿರುವಣ್ಣಾಮಲೈ | Arunachala
Srikakulam | श्रीकाकुलम | ಶ್ರೀಕಾಕುಳಂ |
Mandya | मंड्या | ಮಂಡ್ಯ |
Shillong | शिलांग | ಶಿಲ್ಲಾಂಗ್ |
Palakkad | पालक्काड | ಪಾಲಕ್ಕಾಡ್ | Palghat
Hassan | हासन | ಹಾಸನ |
Hathras | हाथरस | ಹಾಥರಸ್ |
Kolar | कोलार | ಕೋಲಾರ |
Darjiling | दार्जिलिंग | ಡಾರ್ಜಿಲಿಂಗ್ | Darjeeling
Chikmagalur | चिक्कमगलूरु | ಚಿಕ್ಕಮಗಳೂರು | Chikkamagaluru
Satara | सातारा | ಸಾತಾರಾ |
Dharashiv | धाराशिव | ಧಾರಾಶಿವ | Osmanabad
Port Blair | पोर्ट ब्लेयर | ಪೋರ್ಟ್ ಬ್ಲೇರ್ | Sri Vijaya Puram
Navadwip | नवद्वीप | ನವದ್ವೀಪ | Nabadwip, Mayapur
Bagalkot | बागलकोट | ಬಾಗಲಕೋಟೆ |
Tellicherry | तलश्शेरी | ತಲಶ್ಶೇರಿ | Thalassery
Pandharpur | पंढरपुर | ಪಂಢರಪುರ |
Parli Vaijnath | परली वैजनाथ | ಪರಳಿ ವೈಜನಾಥ |
Negapatam | नागपट्टिनम | ನಾಗಪಟ್ಟಿಣಂ | Nagapattinam
Closepet | रामनगर | ರಾಮನಗರ | Ramanagara
Kohima | कोहिमा | ಕೊಹಿಮಾ |
Madgaon | मडगाँव | ಮಡಗಾಂವ್ | Margao
Panjim | पणजी | ಪಣಜಿ | Panaji
Srikalahasti | श्रीकालहस्ती | ಶ್ರೀಕಾಳಹಸ್ತಿ | Kalahasti
Ayodhya | अयोध्या | ಅಯೋಧ್ಯೆ |
Fyzabad | फ़ैज़ाबाद | ಫೈಜಾಬಾದ್ | Faizabad
Rameswaram, Tamil Nadu | रामेश्वरम | ರಾಮೇಶ್ವರಂ | Rameshwaram
Dwarka | द्वारका | ದ್ವಾರಕಾ |
Shirdi | शिरडी | ಶಿರಡಿ |
Kumbakonam | कुंभकोणम | ಕುಂಭಕೋಣಂ |
Chidambaram | चिदंबरम | ಚಿದಂಬರಂ |
Palani | पलनी | ಪಳನಿ | Pazhani
Tiruchchendur | तिरुचेंदूर | ತಿರುಚೆಂದೂರು | Tiruchendur
Guruvayur | गुरुवायूर | ಗುರುವಾಯೂರು |
Sringeri | शृंगेरी | ಶೃಂಗೇರಿ |
Karwar | कारवार | ಕಾರವಾರ |
Dharwad | धारवाड़ | ಧಾರವಾಡ | Dharwar
Madikeri | मडिकेरी | ಮಡಿಕೇರಿ | Mercara
Chamrajnagar | चामराजनगर | ಚಾಮರಾಜನಗರ |
Haveri | हावेरी | ಹಾವೇರಿ |
Koppal | कोप्पल | ಕೊಪ್ಪಳ |
Yadgir | यादगीर | ಯಾದಗಿರಿ |
Gokarna | गोकर्ण | ಗೋಕರ್ಣ |
Kundapura | कुंदापुर | ಕುಂದಾಪುರ | Coondapoor
Nanjangud | नंजनगूडु | ನಂಜನಗೂಡು |
Katra | कटरा | ಕಟ್ರಾ | Vaishno Devi
Nathdwara | नाथद्वारा | ನಾಥದ್ವಾರ |
Pushkar | पुष्कर | ಪುಷ್ಕರ |
Hampi | हंपी | ಹಂಪಿ |
Tirumala | तिरुमला | ತಿರುಮಲ |
Gangtok | गंगटोक | ಗ್ಯಾಂಗ್ಟಾಕ್ |
Itanagar | ईटानगर | ಇಟಾನಗರ |
Leh | लेह | ಲೇಹ್ |
Kedarnath | केदारनाथ | ಕೇದಾರನಾಥ |
Badrinath | बद्रीनाथ | ಬದರಿನಾಥ | Badarinath
Gangotri | गंगोत्री | ಗಂಗೋತ್ರಿ |
Yamunotri | यमुनोत्री | ಯಮುನೋತ್ರಿ |
Srisailam | श्रीशैलम | ಶ್ರೀಶೈಲ | ಶ್ರೀಶೈಲಂ
Sabarimala | शबरीमला | ಶಬರಿಮಲೆ |
Dharmasthala | धर्मस्थल | ಧರ್ಮಸ್ಥಳ |
Horanadu | होरनाडु | ಹೊರನಾಡು |
Kateel | कटील | ಕಟೀಲು |
Kukke Subramanya | कुक्के सुब्रह्मण्य | ಕುಕ್ಕೆ ಸುಬ್ರಹ್ಮಣ್ಯ | Subrahmanya
Kollur | कोल्लूर | ಕೊಲ್ಲೂರು |
`;

/** A name in the two other languages, and what else it is asked for by. */
export type LocalName = { name: string; hi: string; kn: string; aliases: string[] };

const parsed = (table: string): LocalName[] =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [name = "", hi = "", kn = "", aliases = ""] = line.split("|").map((part) => part.trim());
      return { name, hi, kn, aliases: aliases.split(",").flatMap((alias) => alias.trim() || []) };
    });

export const localPlaces: ReadonlyMap<string, LocalName> = new Map(parsed(places).map((row) => [row.name, row]));
