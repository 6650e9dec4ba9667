/**
 * Names in Hindi and Kannada of the districts of the north and the middle, from Ladakh to Chhattisgarh, that are not
 * called after a known town: `name | hi | kn`.
 */
export const northernDistricts = `
Agar Malwa | आगर मालवा | ಆಗರ್ ಮಾಲ್ವಾ
Alirajpur | अलीराजपुर | ಅಲೀರಾಜ್‌ಪುರ
Almora | अल्मोड़ा | ಅಲ್ಮೋರಾ
Ambala | अंबाला | ಅಂಬಾಲಾ
Ambedkar Nagar | अंबेडकर नगर | ಅಂಬೇಡ್ಕರ್ ನಗರ
Amethi | अमेठी | ಅಮೇಠಿ
Amroha | अमरोहा | ಅಮ್ರೋಹಾ
Anuppur | अनूपपुर | ಅನೂಪ್‌ಪುರ
Ashoknagar | अशोकनगर | ಅಶೋಕನಗರ
Auraiya | औरैया | ಔರೈಯಾ
Azamgarh | आज़मगढ़ | ಆಜಂಗಢ
Bageshwar | बागेश्वर | ಬಾಗೇಶ್ವರ
Baghpat | बागपत | ಬಾಗ್‌ಪತ್
Bahraich | बहराइच | ಬಹರಾಯಿಚ್
Balaghat | बालाघाट | ಬಾಲಾಘಾಟ್
Ballia | बलिया | ಬಲಿಯಾ
Balod | बालोद | ಬಾಲೋದ್
Baloda Bazar-Bhatapara | बलौदा बाज़ार-भाटापारा | ಬಲೌದಾ ಬಜಾರ್-ಭಾಟಾಪಾರಾ
Balrampur | बलरामपुर | ಬಲರಾಂಪುರ
Balrampur-Ramanujganj | बलरामपुर-रामानुजगंज | ಬಲರಾಂಪುರ-ರಾಮಾನುಜ್‌ಗಂಜ್
Banda | बांदा | ಬಾಂದಾ
Bandipore | बांदीपोरा | ಬಂಡಿಪೋರಾ
Banswara | बांसवाड़ा | ಬಾಂಸ್‌ವಾಡಾ
Barabanki | बाराबंकी | ಬಾರಾಬಂಕಿ
Baramulla | बारामूला | ಬಾರಾಮುಲ್ಲಾ
Baran | बारां | ಬಾರಾಂ
Barmer | बाड़मेर | ಬಾರ್ಮೇರ್
Barnala | बरनाला | ಬರ್ನಾಲಾ
Bastar | बस्तर | ಬಸ್ತರ್
Basti | बस्ती | ಬಸ್ತಿ
Bathinda | बठिंडा | ಬಠಿಂಡಾ
Bemetara | बेमेतरा | ಬೆಮೇತರಾ
Betul | बैतूल | ಬೇತುಲ್
Bhadohi | भदोही | ಭದೋಹಿ
Bharatpur | भरतपुर | ಭರತ್‌ಪುರ
Bhilwara | भीलवाड़ा | ಭೀಲ್ವಾಡಾ
Bhind | भिंड | ಭಿಂಡ್
Bhiwani | भिवानी | ಭಿವಾನಿ
Bijnor | बिजनौर | ಬಿಜ್ನೋರ್
Bilaspur | बिलासपुर | ಬಿಲಾಸ್‌ಪುರ
Budaun | बदायूँ | ಬದಾಯೂಂ
Budgam | बडगाम | ಬಡ್‌ಗಾಮ್
Bulandshahr | बुलंदशहर | ಬುಲಂದ್‌ಶಹರ್
Bundi | बूंदी | ಬೂಂದಿ
Burhanpur | बुरहानपुर | ಬುರ್ಹಾನ್‌ಪುರ
Central Delhi | मध्य दिल्ली | ಮಧ್ಯ ದೆಹಲಿ
Chamba | चंबा | ಚಂಬಾ
Chandauli | चंदौली | ಚಂದೌಲಿ
Charkhi Dadri | चरखी दादरी | ಚರ್ಖಿ ದಾದ್ರಿ
Chhindwara | छिंदवाड़ा | ಛಿಂದ್‌ವಾಡಾ
Chittorgarh | चित्तौड़गढ़ | ಚಿತ್ತೋರ್‌ಗಢ
Churu | चूरू | ಚೂರು
Damoh | दमोह | ದಮೋಹ್
Datia | दतिया | ದತಿಯಾ
Dausa | दौसा | ದೌಸಾ
Deoria | देवरिया | ದೇವರಿಯಾ
Dewas | देवास | ದೇವಾಸ್
Dhamtari | धमतरी | ಧಮ್ತರಿ
Dhar | धार | ಧಾರ್
Dholpur | धौलपुर | ಧೌಲ್‌ಪುರ
Dindori | डिंडोरी | ಡಿಂಡೋರಿ
Doda | डोडा | ಡೋಡಾ
Dungarpur | डूंगरपुर | ಡುಂಗರ್‌ಪುರ
Durg | दुर्ग | ದುರ್ಗ್
East Delhi | पूर्वी दिल्ली | ಪೂರ್ವ ದೆಹಲಿ
Etah | एटा | ಏಟಾ
Etawah | इटावा | ಇಟಾವಾ
Faridkot | फ़रीदकोट | ಫರೀದ್‌ಕೋಟ್
Farrukhabad | फ़र्रुख़ाबाद | ಫರುಖಾಬಾದ್
Fatehabad | फ़तेहाबाद | ಫತೇಹಾಬಾದ್
Fatehgarh Sahib | फ़तेहगढ़ साहिब | ಫತೇಗಢ್ ಸಾಹಿಬ್
Fatehpur | फ़तेहपुर | ಫತೇಪುರ
Fazilka | फ़ाज़िल्का | ಫಾಜಿಲ್ಕಾ
Firozabad | फ़िरोज़ाबाद | ಫಿರೋಜಾಬಾದ್
Firozepur | फ़िरोज़पुर | ಫಿರೋಜ್‌ಪುರ
Ganderbal | गांदरबल | ಗಾಂದರ್‌ಬಲ್
Gariaband | गरियाबंद | ಗರಿಯಾಬಂದ್
Gariyaband | गरियाबंद | ಗರಿಯಾಬಂದ್
Gaurela-Pendra-Marwahi | गौरेला-पेंड्रा-मरवाही | ಗೌರೇಲಾ-ಪೇಂಡ್ರಾ-ಮರ್ವಾಹಿ
Gautam Buddha Nagar | गौतम बुद्ध नगर | ಗೌತಮ ಬುದ್ಧ ನಗರ
Ghazipur | ग़ाज़ीपुर | ಗಾಜೀಪುರ
Gonda | गोंडा | ಗೊಂಡಾ
Guna | गुना | ಗುನಾ
Gurdaspur | गुरदासपुर | ಗುರುದಾಸ್‌ಪುರ
Hamirpur | हमीरपुर | ಹಮೀರ್‌ಪುರ
Hanumangarh | हनुमानगढ़ | ಹನುಮಾನ್‌ಗಢ
Hapur | हापुड़ | ಹಾಪುಡ್
Harda | हरदा | ಹರ್ದಾ
Hardoi | हरदोई | ಹರ್ದೋಯಿ
Hoshiarpur | होशियारपुर | ಹೋಶಿಯಾರ್‌ಪುರ
Jaisalmer | जैसलमेर | ಜೈಸಲ್ಮೇರ್
Jalaun | जालौन | ಜಾಲೌನ್
Jalore | जालौर | ಜಾಲೋರ್
Janjgir-Champa | जांजगीर-चांपा | ಜಾಂಜ್‌ಗೀರ್-ಚಾಂಪಾ
Jashpur | जशपुर | ಜಶ್‌ಪುರ
Jaunpur | जौनपुर | ಜೌನ್‌ಪುರ
Jhabua | झाबुआ | ಝಾಬುವಾ
Jhajjar | झज्जर | ಝಜ್ಜರ್
Jhalawar | झालावाड़ | ಝಾಲಾವಾಡ್
Jhunjhunu | झुंझुनूं | ಝುಂಝುನೂ
Jind | जींद | ಜೀಂದ್
Kabirdham | कबीरधाम | ಕಬೀರ್‌ಧಾಮ್
Kaithal | कैथल | ಕೈಥಲ್
Kanker | कांकेर | ಕಾಂಕೇರ್
Kannauj | कन्नौज | ಕನ್ನೌಜ್
Kanpur Dehat | कानपुर देहात | ಕಾನ್ಪುರ ದೇಹಾತ್
Kanpur Nagar | कानपुर नगर | ಕಾನ್ಪುರ ನಗರ
Kapurthala | कपूरथला | ಕಪುರ್ತಲಾ
Karauli | करौली | ಕರೌಲಿ
Kargil | कारगिल | ಕಾರ್ಗಿಲ್
Karnal | करनाल | ಕರ್ನಾಲ್
Kasganj | कासगंज | ಕಾಸ್‌ಗಂಜ್
Kathua | कठुआ | ಕಠುವಾ
Katni | कटनी | ಕಟ್ನಿ
Kaushambi | कौशांबी | ಕೌಶಾಂಬಿ
Khandwa | खंडवा | ಖಂಡ್ವಾ
Khargone | खरगोन | ಖರ್ಗೋನ್
Kinnaur | किन्नौर | ಕಿನ್ನೌರ್
Kishtwar | किश्तवाड़ | ಕಿಶ್ತ್‌ವಾಡ್
Kondagaon | कोंडागांव | ಕೊಂಡಾಗಾಂವ್
Korba | कोरबा | ಕೋರ್ಬಾ
Korea | कोरिया | ಕೋರಿಯಾ
Kulgam | कुलगाम | ಕುಲ್ಗಾಮ್
Kupwara | कुपवाड़ा | ಕುಪ್ವಾರಾ
Lahaul and Spiti | लाहौल और स्पीति | ಲಾಹೌಲ್ ಮತ್ತು ಸ್ಪಿತಿ
Lakhimpur Kheri | लखीमपुर खीरी | ಲಖೀಂಪುರ ಖೇರಿ
Lalitpur | ललितपुर | ಲಲಿತ್‌ಪುರ
Maharajganj | महराजगंज | ಮಹಾರಾಜ್‌ಗಂಜ್
Mahasamund | महासमुंद | ಮಹಾಸಮುಂದ್
Mahendragarh | महेंद्रगढ़ | ಮಹೇಂದ್ರಗಢ
Mahoba | महोबा | ಮಹೋಬಾ
Mainpuri | मैनपुरी | ಮೈನ್‌ಪುರಿ
Malerkotla | मलेरकोटला | ಮಲೇರ್‌ಕೋಟ್ಲಾ
Mandi | मंडी | ಮಂಡಿ
Mandla | मंडला | ಮಂಡ್ಲಾ
Mandsaur | मंदसौर | ಮಂದ್‌ಸೌರ್
Mansa | मानसा | ಮಾನ್ಸಾ
Mau | मऊ | ಮವೂ
Mirzapur | मिर्ज़ापुर | ಮಿರ್ಜಾಪುರ
Moga | मोगा | ಮೋಗಾ
Morena | मुरैना | ಮೊರೇನಾ
Mungeli | मुंगेली | ಮುಂಗೇಲಿ
Muzaffarnagar | मुज़फ़्फ़रनगर | ಮುಜಫರ್‌ನಗರ
Nagaur | नागौर | ನಾಗೌರ್
Nainital | नैनीताल | ನೈನಿತಾಲ್
Narayanpur | नारायणपुर | ನಾರಾಯಣಪುರ
Narmadapuram | नर्मदापुरम | ನರ್ಮದಾಪುರಂ
Narsinghpur | नरसिंहपुर | ನರಸಿಂಹಪುರ
Neemuch | नीमच | ನೀಮಚ್
New Delhi | नई दिल्ली | ನವದೆಹಲಿ
Niwari | निवाड़ी | ನಿವಾಡಿ
North Delhi | उत्तरी दिल्ली | ಉತ್ತರ ದೆಹಲಿ
North East Delhi | उत्तर पूर्वी दिल्ली | ಈಶಾನ್ಯ ದೆಹಲಿ
North West Delhi | उत्तर पश्चिमी दिल्ली | ವಾಯವ್ಯ ದೆಹಲಿ
Nuh | नूंह | ನೂಹ್
Palwal | पलवल | ಪಲ್ವಲ್
Panchkula | पंचकूला | ಪಂಚಕುಲಾ
Panna | पन्ना | ಪನ್ನಾ
Pathankot | पठानकोट | ಪಠಾಣ್‌ಕೋಟ್
Pauri Garhwal | पौड़ी गढ़वाल | ಪೌರಿ ಗಢ್ವಾಲ್
Pilibhit | पीलीभीत | ಪೀಲೀಭೀತ್
Pithoragarh | पिथौरागढ़ | ಪಿಥೋರಾಗಢ
Poonch | पुंछ | ಪೂಂಚ್
Pratapgarh | प्रतापगढ़ | ಪ್ರತಾಪ್‌ಗಢ
Pulwama | पुलवामा | ಪುಲ್ವಾಮಾ
Rae Bareli | रायबरेली | ರಾಯ್‌ಬರೇಲಿ
Raigarh | रायगढ़ | ರಾಯ್‌ಗಢ
Raisen | रायसेन | ರಾಯ್‌ಸೇನ್
Rajgarh | राजगढ़ | ರಾಜ್‌ಗಢ
Rajnandgaon | राजनांदगाँव | ರಾಜನಂದಗಾಂವ್
Rajouri | राजौरी | ರಜೌರಿ
Rajsamand | राजसमंद | ರಾಜಸಮಂದ್
Ramban | रामबन | ರಾಂಬನ್
Rampur | रामपुर | ರಾಂಪುರ
Ratlam | रतलाम | ರತ್ಲಾಮ್
Reasi | रियासी | ರಿಯಾಸಿ
Rewa | रीवा | ರೀವಾ
Rewari | रेवाड़ी | ರೇವಾರಿ
Rohtak | रोहतक | ರೋಹ್ತಕ್
Rudraprayag | रुद्रप्रयाग | ರುದ್ರಪ್ರಯಾಗ
Rupnagar | रूपनगर | ರೂಪ್‌ನಗರ
Sagar | सागर | ಸಾಗರ್
Saharanpur | सहारनपुर | ಸಹಾರನ್‌ಪುರ
Sahibzada Ajit Singh Nagar | साहिबज़ादा अजीत सिंह नगर | ಸಾಹಿಬ್‌ಜಾದಾ ಅಜಿತ್ ಸಿಂಗ್ ನಗರ
Sakti | सक्ती | ಸಕ್ತಿ
Samba | सांबा | ಸಾಂಬಾ
Sambhal | संभल | ಸಂಭಲ್
Sangrur | संगरूर | ಸಂಗ್ರೂರ್
Sant Kabir Nagar | संत कबीर नगर | ಸಂತ ಕಬೀರ್ ನಗರ
Satna | सतना | ಸತ್ನಾ
Sawai Madhopur | सवाई माधोपुर | ಸವಾಯಿ ಮಾಧೋಪುರ್
Sehore | सीहोर | ಸೀಹೋರ್
Seoni | सिवनी | ಸಿವನಿ
Shahdara | शाहदरा | ಶಾಹ್‌ದರಾ
Shahdol | शहडोल | ಶಹಡೋಲ್
Shaheed Bhagat Singh Nagar | शहीद भगत सिंह नगर | ಶಹೀದ್ ಭಗತ್ ಸಿಂಗ್ ನಗರ
Shahjahanpur | शाहजहाँपुर | ಶಾಹ್‌ಜಹಾನ್‌ಪುರ
Shajapur | शाजापुर | ಶಾಜಾಪುರ
Shamli | शामली | ಶಾಮ್ಲಿ
Sheopur | श्योपुर | ಶ್ಯೋಪುರ
Shivpuri | शिवपुरी | ಶಿವಪುರಿ
Shopian | शोपियां | ಶೋಪಿಯಾನ್
Siddharthnagar | सिद्धार्थनगर | ಸಿದ್ಧಾರ್ಥನಗರ
Sidhi | सीधी | ಸೀಧಿ
Sikar | सीकर | ಸೀಕರ್
Singrauli | सिंगरौली | ಸಿಂಗ್ರೌಲಿ
Sirmaur | सिरमौर | ಸಿರ್ಮೌರ್
Sirohi | सिरोही | ಸಿರೋಹಿ
Sirsa | सिरसा | ಸಿರ್ಸಾ
Sitapur | सीतापुर | ಸೀತಾಪುರ
Solan | सोलन | ಸೋಲನ್
Sonbhadra | सोनभद्र | ಸೋನ್‌ಭದ್ರ
Sonipat | सोनीपत | ಸೋನಿಪತ್
South Delhi | दक्षिणी दिल्ली | ದಕ್ಷಿಣ ದೆಹಲಿ
South East Delhi | दक्षिण पूर्वी दिल्ली | ಆಗ್ನೇಯ ದೆಹಲಿ
South West Delhi | दक्षिण पश्चिमी दिल्ली | ನೈಋತ್ಯ ದೆಹಲಿ
Sri Ganganagar | श्री गंगानगर | ಶ್ರೀ ಗಂಗಾನಗರ
Sri Muktsar Sahib | श्री मुक्तसर साहिब | ಶ್ರೀ ಮುಕ್ತ್‌ಸರ್ ಸಾಹಿಬ್
Sukma | सुकमा | ಸುಕ್ಮಾ
Sultanpur | सुल्तानपुर | ಸುಲ್ತಾನ್‌ಪುರ
Surajpur | सूरजपुर | ಸೂರಜ್‌ಪುರ
Surguja | सरगुजा | ಸರ್ಗುಜಾ
Tarn Taran | तरन तारन | ತರನ್ ತಾರನ್
Tehri Garhwal | टिहरी गढ़वाल | ಟಿಹರಿ ಗಢ್ವಾಲ್
Tikamgarh | टीकमगढ़ | ಟೀಕಮ್‌ಗಢ
Tonk | टोंक | ಟೋಂಕ್
Udham Singh Nagar | उधम सिंह नगर | ಉಧಮ್ ಸಿಂಗ್ ನಗರ
Udhampur | उधमपुर | ಉಧಂಪುರ
Umaria | उमरिया | ಉಮರಿಯಾ
Unnao | उन्नाव | ಉನ್ನಾವ್
Vidisha | विदिशा | ವಿದಿಶಾ
West Delhi | पश्चिमी दिल्ली | ಪಶ್ಚಿಮ ದೆಹಲಿ
Yamunanagar | यमुनानगर | ಯಮುನಾನಗರ
`;
