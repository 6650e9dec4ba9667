/**
 * Names in Hindi and Kannada of the districts of the west and the south, from Gujarat to the islands off Kerala, that are
 * not called after a known town: `name | hi | kn`.
 */
export const southernDistricts = `
Adilabad | आदिलाबाद | ಆದಿಲಾಬಾದ್
Akola | अकोला | ಅಕೋಲಾ
Alluri Sitharama Raju | अल्लूरी सीताराम राजू | ಅಲ್ಲೂರಿ ಸೀತಾರಾಮರಾಜು
Amreli | अमरेली | ಅಮ್ರೇಲಿ
Anakapalli | अनकापल्ली | ಅನಕಾಪಲ್ಲಿ
Anand | आनंद | ಆಣಂದ್
Ananthapuramu | अनंतपुरमु | ಅನಂತಪುರಮು
Annamayya | अन्नमय्या | ಅನ್ನಮಯ್ಯ
Aravalli | अरवल्ली | ಅರವಳ್ಳಿ
Ariyalur | अरियलूर | ಅರಿಯಲೂರು
Banaskantha | बनासकांठा | ಬನಾಸ್‌ಕಾಂಠಾ
Bapatla | बापटला | ಬಾಪಟ್ಲ
Beed | बीड | ಬೀಡ್
Bengaluru Rural | बेंगलुरु ग्रामीण | ಬೆಂಗಳೂರು ಗ್ರಾಮಾಂತರ
Bengaluru South | बेंगलुरु दक्षिण | ಬೆಂಗಳೂರು ದಕ್ಷಿಣ
Bengaluru Urban | बेंगलुरु नगर | ಬೆಂಗಳೂರು ನಗರ
Bhadradri Kothagudem | भद्राद्री कोठागुडेम | ಭದ್ರಾದ್ರಿ ಕೊತ್ತಗೂಡೆಂ
Bhandara | भंडारा | ಭಂಡಾರಾ
Bharuch | भरूच | ಭರೂಚ್
Botad | बोटाद | ಬೋಟಾದ್
Buldhana | बुलढाणा | ಬುಲ್ಢಾಣಾ
Chamarajanagara | चामराजनगर | ಚಾಮರಾಜನಗರ
Chhatrapati Sambhajinagar | छत्रपति संभाजीनगर | ಛತ್ರಪತಿ ಸಂಭಾಜಿನಗರ
Chhota Udaipur | छोटा उदयपुर | ಛೋಟಾ ಉದಯಪುರ
Chikkaballapura | चिक्कबल्लापुर | ಚಿಕ್ಕಬಳ್ಳಾಪುರ
Chikkamagaluru | चिक्कमगलूरु | ಚಿಕ್ಕಮಗಳೂರು
Dadra and Nagar Haveli | दादरा और नगर हवेली | ದಾದ್ರಾ ಮತ್ತು ನಗರ ಹವೇಲಿ
Dahod | दाहोद | ದಾಹೋದ್
Dakshina Kannada | दक्षिण कन्नड | ದಕ್ಷಿಣ ಕನ್ನಡ
Daman | दमन | ದಮನ್
Dharmapuri | धर्मपुरी | ಧರ್ಮಪುರಿ
Dhule | धुले | ಧುಳೆ
Dindigul | डिंडीगुल | ದಿಂಡಿಗಲ್
Diu | दीव | ದಿಯು
Dr. B.R. Ambedkar Konaseema | डॉ. बी.आर. अंबेडकर कोनसीमा | ಡಾ. ಬಿ.ಆರ್. ಅಂಬೇಡ್ಕರ್ ಕೋನಸೀಮಾ
East Godavari | पूर्वी गोदावरी | ಪೂರ್ವ ಗೋದಾವರಿ
Gadchiroli | गडचिरोली | ಗಡ್‌ಚಿರೋಲಿ
Gir Somnath | गिर सोमनाथ | ಗಿರ್ ಸೋಮನಾಥ
Gondia | गोंदिया | ಗೋಂದಿಯಾ
Hanumakonda | हनुमाकोंडा | ಹನುಮಕೊಂಡ
Hingoli | हिंगोली | ಹಿಂಗೋಲಿ
Idukki | इडुक्की | ಇಡುಕ್ಕಿ
Jagtial | जगतियाल | ಜಗಿತ್ಯಾಲ
Jalna | जालना | ಜಾಲ್ನಾ
Jangaon | जनगांव | ಜನಗಾಮ
Jayashankar Bhupalapally | जयशंकर भूपालपल्ली | ಜಯಶಂಕರ್ ಭೂಪಾಲಪಲ್ಲಿ
Jogulamba Gadwal | जोगुलांबा गदवाल | ಜೋಗುಳಾಂಬ ಗದ್ವಾಲ್
Kachchh | कच्छ | ಕಚ್ಛ್
Kamareddy | कामारेड्डी | ಕಾಮಾರೆಡ್ಡಿ
Kanniyakumari | कन्याकुमारी | ಕನ್ಯಾಕುಮಾರಿ
Kannur | कन्नूर | ಕಣ್ಣೂರು
Karaikal | कारैकल | ಕಾರೈಕಲ್
Karimnagar | करीमनगर | ಕರೀಂನಗರ
Kasaragod | कासरगोड | ಕಾಸರಗೋಡು
Khammam | खम्मम | ಖಮ್ಮಂ
Kheda | खेड़ा | ಖೇಡಾ
Kodagu | कोडगु | ಕೊಡಗು
Krishna | कृष्णा | ಕೃಷ್ಣಾ
Krishnagiri | कृष्णगिरि | ಕೃಷ್ಣಗಿರಿ
Kumuram Bheem Asifabad | कुमुरम भीम आसिफ़ाबाद | ಕುಮುರಂ ಭೀಮ್ ಆಸಿಫಾಬಾದ್
Lakshadweep | लक्षद्वीप | ಲಕ್ಷದ್ವೀಪ
Latur | लातूर | ಲಾತೂರ್
Mahabubabad | महबूबाबाद | ಮಹಬೂಬಾಬಾದ್
Mahabubnagar | महबूबनगर | ಮಹಬೂಬ್‌ನಗರ
Mahe | माहे | ಮಾಹೆ
Mahisagar | महिसागर | ಮಹಿಸಾಗರ್
Mancherial | मंचेरियाल | ಮಂಚೇರಿಯಾಲ್
Medak | मेदक | ಮೆದಕ್
Medchal-Malkajgiri | मेडचल-मल्काजगिरि | ಮೇಡ್ಚಲ್-ಮಲ್ಕಾಜ್‌ಗಿರಿ
Mehsana | मेहसाणा | ಮೆಹ್ಸಾಣಾ
Morbi | मोरबी | ಮೋರ್ಬಿ
Mulugu | मुलुगु | ಮುಲುಗು
Mumbai City | मुंबई शहर | ಮುಂಬೈ ನಗರ
Mumbai Suburban | मुंबई उपनगर | ಮುಂಬೈ ಉಪನಗರ
NTR | एनटीआर | ಎನ್‌ಟಿಆರ್
Nagarkurnool | नागरकर्नूल | ನಾಗರ್‌ಕರ್ನೂಲ್
Nalgonda | नलगोंडा | ನಲ್ಗೊಂಡ
Nandurbar | नंदुरबार | ನಂದೂರ್‌ಬಾರ್
Nandyal | नंद्याल | ನಂದ್ಯಾಲ
Narayanpet | नारायणपेट | ನಾರಾಯಣಪೇಟೆ
Narmada | नर्मदा | ನರ್ಮದಾ
Navsari | नवसारी | ನವಸಾರಿ
Nirmal | निर्मल | ನಿರ್ಮಲ್
Nizamabad | निज़ामाबाद | ನಿಜಾಮಾಬಾದ್
North Goa | उत्तर गोवा | ಉತ್ತರ ಗೋವಾ
Palghar | पालघर | ಪಾಲ್‌ಘರ್
Palnadu | पलनाडु | ಪಲ್ನಾಡು
Panchmahal | पंचमहल | ಪಂಚಮಹಲ್
Parbhani | परभणी | ಪರಭಣಿ
Parvathipuram Manyam | पार्वतीपुरम मन्यम | ಪಾರ್ವತೀಪುರಂ ಮನ್ಯಂ
Patan | पाटण | ಪಾಟಣ್
Peddapalli | पेद्दापल्ली | ಪೆದ್ದಪಲ್ಲಿ
Perambalur | पेरम्बलूर | ಪೆರಂಬಲೂರು
Prakasam | प्रकाशम | ಪ್ರಕಾಶಂ
Raigad | रायगड | ರಾಯಗಡ
Rajanna Sircilla | राजन्ना सिरसिल्ला | ರಾಜನ್ನ ಸಿರಿಸಿಲ್ಲ
Ranga Reddy | रंगारेड्डी | ರಂಗಾರೆಡ್ಡಿ
Ranipet | राणीपेट | ರಾಣಿಪೇಟೆ
Ratnagiri | रत्नागिरी | ರತ್ನಗಿರಿ
Sabarkantha | साबरकांठा | ಸಾಬರ್‌ಕಾಂಠಾ
Sangareddy | संगारेड्डी | ಸಂಗಾರೆಡ್ಡಿ
Siddipet | सिद्दिपेट | ಸಿದ್ದಿಪೇಟೆ
Sindhudurg | सिंधुदुर्ग | ಸಿಂಧುದುರ್ಗ
South Goa | दक्षिण गोवा | ದಕ್ಷಿಣ ಗೋವಾ
Sri Potti Sriramulu Nellore | श्री पोट्टि श्रीरामुलु नेल्लूर | ಶ್ರೀ ಪೊಟ್ಟಿ ಶ್ರೀರಾಮುಲು ನೆಲ್ಲೂರು
Sri Sathya Sai | श्री सत्य साई | ಶ್ರೀ ಸತ್ಯ ಸಾಯಿ
Surendranagar | सुरेंद्रनगर | ಸುರೇಂದ್ರನಗರ
Suryapet | सूर्यापेट | ಸೂರ್ಯಾಪೇಟೆ
Tapi | तापी | ತಾಪಿ
Tenkasi | तेनकाशी | ತೆಂಕಾಸಿ
The Dangs | डांग | ಡಾಂಗ್
The Nilgiris | नीलगिरि | ನೀಲಗಿರಿ
Theni | तेनी | ತೇಣಿ
Thiruvallur | तिरुवल्लूर | ತಿರುವಳ್ಳೂರು
Tirupathur | तिरुपत्तूर | ತಿರುಪತ್ತೂರು
Uttara Kannada | उत्तर कन्नड | ಉತ್ತರ ಕನ್ನಡ
Valsad | वलसाड | ವಲ್ಸಾಡ್
Vijayanagara | विजयनगर | ವಿಜಯನಗರ
Vikarabad | विकाराबाद | ವಿಕಾರಾಬಾದ್
Viluppuram | विलुप्पुरम | ವಿಳುಪ್ಪುರಂ
Vizianagaram | विजयनगरम | ವಿಜಯನಗರಂ
Wanaparthy | वनपर्ती | ವನಪರ್ತಿ
Wardha | वर्धा | ವರ್ಧಾ
Washim | वाशिम | ವಾಶಿಮ್
Wayanad | वायनाड | ವಯನಾಡ್
West Godavari | पश्चिम गोदावरी | ಪಶ್ಚಿಮ ಗೋದಾವರಿ
YSR Kadapa | वाईएसआर कडपा | ವೈಎಸ್‌ಆರ್ ಕಡಪ
Yadadri Bhuvanagiri | यादाद्री भुवनगिरी | ಯಾದಾದ್ರಿ ಭುವನಗಿರಿ
Yanam | यानम | ಯಾನಂ
Yavatmal | यवतमाल | ಯವತ್ಮಾಳ್
`;
