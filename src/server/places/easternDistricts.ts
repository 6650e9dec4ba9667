/**
 * Names in Hindi and Kannada of the districts of the east, from Bihar to the hills of the north-east and the islands of
 * its bay, that are not called after a known town: `name | hi | kn`.
 */
export const easternDistricts = `
Alipurduar | अलीपुरद्वार | ಅಲಿಪುರ್‌ದ್ವಾರ್
Angul | अंगुल | ಅಂಗುಲ್
Anjaw | अंजॉ | ಅಂಜಾವ್
Araria | अररिया | ಅರರಿಯಾ
Arwal | अरवल | ಅರ್ವಲ್
Aurangabad | औरंगाबाद | ಔರಂಗಾಬಾದ್
Bajali | बजाली | ಬಜಾಲಿ
Baksa | बक्सा | ಬಕ್ಸಾ
Balangir | बलांगीर | ಬಲಾಂಗೀರ್
Balasore | बालासोर | ಬಾಲಸೋರ್
Banka | बांका | ಬಾಂಕಾ
Bankura | बाँकुड़ा | ಬಾಂಕುರಾ
Bargarh | बरगढ़ | ಬರ್ಗಢ
Barpeta | बरपेटा | ಬರ್ಪೇಟಾ
Begusarai | बेगूसराय | ಬೇಗುಸರಾಯ್
Bhadrak | भद्रक | ಭದ್ರಕ್
Bhagalpur | भागलपुर | ಭಾಗಲ್‌ಪುರ
Bhojpur | भोजपुर | ಭೋಜ್‌ಪುರ
Biswanath | बिश्वनाथ | ಬಿಶ್ವನಾಥ್
Bokaro | बोकारो | ಬೊಕಾರೊ
Bongaigaon | बोंगाईगांव | ಬೊಂಗಾಯ್‌ಗಾಂವ್
Boudh | बौध | ಬೌಧ್
Buxar | बक्सर | ಬಕ್ಸರ್
Cachar | कछार | ಕಾಚಾರ್
Champhai | चम्फाई | ಚಂಫಾಯ್
Chandel | चंदेल | ಚಂದೇಲ್
Changlang | चांगलांग | ಚಾಂಗ್ಲಾಂಗ್
Charaideo | चराइदेव | ಚರಾಯ್‌ದೇವ್
Chatra | चतरा | ಚತ್ರಾ
Chirang | चिरांग | ಚಿರಾಂಗ್
Churachandpur | चूड़ाचांदपुर | ಚುರಾಚಾಂದ್‌ಪುರ
Cooch Behar | कूच बिहार | ಕೂಚ್ ಬೆಹಾರ್
Dakshin Dinajpur | दक्षिण दिनाजपुर | ದಕ್ಷಿಣ ದಿನಾಜ್‌ಪುರ
Darjeeling | दार्जिलिंग | ಡಾರ್ಜಿಲಿಂಗ್
Darrang | दरांग | ದರಾಂಗ್
Dhalai | धलाई | ಧಲಾಯ್
Dhemaji | धेमाजी | ಧೇಮಾಜಿ
Dhenkanal | ढेंकानाल | ಢೆಂಕಾನಾಲ್
Dhubri | धुबरी | ಧುಬ್ರಿ
Dibang Valley | दिबांग घाटी | ದಿಬಾಂಗ್ ಕಣಿವೆ
Dibrugarh | डिब्रूगढ़ | ದಿಬ್ರುಗಢ
Dima Hasao | डिमा हसाओ | ದಿಮಾ ಹಸಾವೊ
Dumka | दुमका | ದುಮ್ಕಾ
East Garo Hills | पूर्वी गारो हिल्स | ಪೂರ್ವ ಗಾರೋ ಹಿಲ್ಸ್
East Jaintia Hills | पूर्वी जयंतिया हिल्स | ಪೂರ್ವ ಜೈಂತಿಯಾ ಹಿಲ್ಸ್
East Kameng | पूर्वी कामेंग | ಪೂರ್ವ ಕಾಮೆಂಗ್
East Khasi Hills | पूर्वी खासी हिल्स | ಪೂರ್ವ ಖಾಸಿ ಹಿಲ್ಸ್
East Siang | पूर्वी सियांग | ಪೂರ್ವ ಸಿಯಾಂಗ್
East Singhbhum | पूर्वी सिंहभूम | ಪೂರ್ವ ಸಿಂಗಭೂಮ್
Gajapati | गजपति | ಗಜಪತಿ
Ganjam | गंजाम | ಗಂಜಾಂ
Garhwa | गढ़वा | ಗಢ್ವಾ
Giridih | गिरिडीह | ಗಿರಿಡೀಹ್
Goalpara | गोवालपारा | ಗೋಲ್‌ಪಾರಾ
Godda | गोड्डा | ಗೊಡ್ಡಾ
Golaghat | गोलाघाट | ಗೋಲಾಘಾಟ್
Gomati | गोमती | ಗೋಮತಿ
Gopalganj | गोपालगंज | ಗೋಪಾಲಗಂಜ್
Gumla | गुमला | ಗುಮ್ಲಾ
Gyalshing | ग्यालशिंग | ಗ್ಯಾಲ್‌ಶಿಂಗ್
Hailakandi | हैलाकांदी | ಹೈಲಾಕಾಂಡಿ
Hazaribagh | हज़ारीबाग़ | ಹಜಾರಿಬಾಗ್
Hnahthial | नाहथियाल | ನಾಹ್‌ಥಿಯಾಲ್
Hojai | होजाई | ಹೋಜಾಯ್
Hooghly | हुगली | ಹೂಗ್ಲಿ
Imphal East | पूर्व इंफाल | ಪೂರ್ವ ಇಂಫಾಲ್
Imphal West | पश्चिम इंफाल | ಪಶ್ಚಿಮ ಇಂಫಾಲ್
Jagatsinghpur | जगतसिंहपुर | ಜಗತ್‌ಸಿಂಗ್‌ಪುರ
Jalpaiguri | जलपाईगुड़ी | ಜಲ್ಪೈಗುರಿ
Jamtara | जामताड़ा | ಜಾಮ್‌ತಾರಾ
Jamui | जमुई | ಜಮುಯಿ
Jehanabad | जहानाबाद | ಜಹಾನಾಬಾದ್
Jhargram | झाड़ग्राम | ಝಾರ್‌ಗ್ರಾಮ್
Jharsuguda | झारसुगुड़ा | ಝಾರ್ಸುಗುಡಾ
Jiribam | जिरीबाम | ಜಿರಿಬಾಮ್
Jorhat | जोरहाट | ಜೋರ್ಹಾಟ್
Kaimur | कैमूर | ಕೈಮೂರ್
Kakching | काकचिंग | ಕಾಕ್‌ಚಿಂಗ್
Kalahandi | कालाहांडी | ಕಾಳಾಹಾಂಡಿ
Kalimpong | कालिम्पोंग | ಕಾಲಿಂಪಾಂಗ್
Kamjong | कामजोंग | ಕಾಮ್‌ಜಾಂಗ್
Kamrup | कामरूप | ಕಾಮರೂಪ
Kamrup Metropolitan | कामरूप महानगर | ಕಾಮರೂಪ ಮಹಾನಗರ
Kandhamal | कंधमाल | ಕಂಧಮಾಲ್
Kangpokpi | कांगपोकपी | ಕಾಂಗ್‌ಪೋಕ್ಪಿ
Karbi Anglong | कार्बी आंगलोंग | ಕಾರ್ಬಿ ಆಂಗ್ಲಾಂಗ್
Katihar | कटिहार | ಕಟಿಹಾರ್
Kendrapara | केंद्रपाड़ा | ಕೇಂದ್ರಪಾರಾ
Kendujhar | केंदुझर | ಕೇಂದುಝರ್
Khagaria | खगड़िया | ಖಗರಿಯಾ
Khawzawl | खावज़ॉल | ಖಾವ್‌ಜಾಲ್
Khordha | खोर्धा | ಖೋರ್ಧಾ
Khowai | खोवाई | ಖೋವಾಯ್
Khunti | खूंटी | ಖೂಂಟಿ
Kiphire | किफ़िरे | ಕಿಫಿರೆ
Kishanganj | किशनगंज | ಕಿಶನ್‌ಗಂಜ್
Koderma | कोडरमा | ಕೋಡರ್ಮಾ
Kokrajhar | कोकराझार | ಕೋಕ್ರಾಝಾರ್
Kolasib | कोलासिब | ಕೋಲಾಸಿಬ್
Koraput | कोरापुट | ಕೋರಾಪುಟ್
Kra Daadi | क्रा दादी | ಕ್ರಾ ದಾದಿ
Lakhimpur | लखीमपुर | ಲಖೀಂಪುರ
Lakhisarai | लखीसराय | ಲಖೀಸರಾಯ್
Latehar | लातेहार | ಲಾತೇಹಾರ್
Lawngtlai | लॉंगतलाई | ಲಾಂಗ್‌ತ್ಲಾಯ್
Leparada | लेपा रादा | ಲೇಪಾ ರಾದಾ
Lohardaga | लोहरदगा | ಲೋಹರ್ದಗಾ
Lohit | लोहित | ಲೋಹಿತ್
Longding | लोंगडिंग | ಲಾಂಗ್‌ಡಿಂಗ್
Longleng | लोंगलेंग | ಲಾಂಗ್‌ಲೆಂಗ್
Lower Dibang Valley | निचली दिबांग घाटी | ಕೆಳ ದಿಬಾಂಗ್ ಕಣಿವೆ
Lower Siang | निचला सियांग | ಕೆಳ ಸಿಯಾಂಗ್
Lower Subansiri | निचली सुबनसिरी | ಕೆಳ ಸುಬನ್‌ಸಿರಿ
Lunglei | लुंगलेई | ಲುಂಗ್ಲೇ
Madhepura | मधेपुरा | ಮಧೇಪುರಾ
Madhubani | मधुबनी | ಮಧುಬನಿ
Majuli | माजुली | ಮಜುಲಿ
Malda | मालदा | ಮಾಲ್ದಾ
Malkangiri | मलकानगिरि | ಮಲ್ಕಾನ್‌ಗಿರಿ
Mamit | मामित | ಮಾಮಿತ್
Mangan | मंगन | ಮಂಗನ್
Mayurbhanj | मयूरभंज | ಮಯೂರ್‌ಭಂಜ್
Mokokchung | मोकोकचुंग | ಮೊಕೊಕ್‌ಚುಂಗ್
Mon | मोन | ಮೊನ್
Morigaon | मोरीगांव | ಮೋರಿಗಾಂವ್
Munger | मुंगेर | ಮುಂಗೇರ್
Nabarangpur | नबरंगपुर | ನಬರಂಗ್‌ಪುರ
Nadia | नदिया | ನದಿಯಾ
Nagaon | नगाँव | ನಗಾಂವ್
Nalbari | नलबाड़ी | ನಲ್ಬಾರಿ
Namchi | नामची | ನಾಮ್ಚಿ
Namsai | नामसाई | ನಾಮ್‌ಸಾಯ್
Nawada | नवादा | ನವಾದಾ
Nayagarh | नयागढ़ | ನಯಾಗಢ
Nicobar | निकोबार | ನಿಕೋಬಾರ್
Noney | नोनी | ನೋನಿ
North 24 Parganas | उत्तर 24 परगना | ಉತ್ತರ 24 ಪರಗಣ
North Garo Hills | उत्तरी गारो हिल्स | ಉತ್ತರ ಗಾರೋ ಹಿಲ್ಸ್
North Tripura | उत्तर त्रिपुरा | ಉತ್ತರ ತ್ರಿಪುರಾ
North and Middle Andaman | उत्तर और मध्य अंडमान | ಉತ್ತರ ಮತ್ತು ಮಧ್ಯ ಅಂಡಮಾನ್
Nuapada | नुआपाड़ा | ನುವಾಪಾಡಾ
Pakke Kessang | पक्के केसांग | ಪಕ್ಕೆ ಕೆಸಾಂಗ್
Pakur | पाकुड़ | ಪಾಕುಡ್
Pakyong | पाक्योंग | ಪಾಕ್ಯಾಂಗ್
Palamu | पलामू | ಪಲಾಮು
Papum Pare | पापुम पारे | ಪಾಪುಂ ಪಾರೆ
Paschim Bardhaman | पश्चिम बर्धमान | ಪಶ್ಚಿಮ ಬರ್ಧಮಾನ್
Paschim Medinipur | पश्चिम मेदिनीपुर | ಪಶ್ಚಿಮ ಮೇದಿನಿಪುರ
Pashchim Champaran | पश्चिम चंपारण | ಪಶ್ಚಿಮ ಚಂಪಾರಣ್
Peren | पेरेन | ಪೆರೆನ್
Phek | फेक | ಫೆಕ್
Pherzawl | फेरज़ॉल | ಫೆರ್‌ಜಾಲ್
Purba Bardhaman | पूर्व बर्धमान | ಪೂರ್ವ ಬರ್ಧಮಾನ್
Purba Medinipur | पूर्व मेदिनीपुर | ಪೂರ್ವ ಮೇದಿನಿಪುರ
Purbi Champaran | पूर्वी चंपारण | ಪೂರ್ವ ಚಂಪಾರಣ್
Purnia | पूर्णिया | ಪೂರ್ಣಿಯಾ
Purulia | पुरुलिया | ಪುರುಲಿಯಾ
Rayagada | रायगड़ा | ರಾಯಗಡಾ
Ri Bhoi | री भोई | ರೀ ಭೋಯ್
Rohtas | रोहतास | ರೋಹ್ತಾಸ್
Saharsa | सहरसा | ಸಹರ್ಸಾ
Sahibganj | साहिबगंज | ಸಾಹಿಬ್‌ಗಂಜ್
Saitual | साइतुअल | ಸಾಯ್‌ತುವಾಲ್
Samastipur | समस्तीपुर | ಸಮಸ್ತಿಪುರ
Saran | सारण | ಸಾರಣ್
Senapati | सेनापति | ಸೇನಾಪತಿ
Sepahijala | सिपाहीजला | ಸಿಪಾಹಿಜಾಲಾ
Seraikela-Kharsawan | सरायकेला-खरसावां | ಸರಾಯ್‌ಕೇಲಾ-ಖರ್ಸಾವಾನ್
Serchhip | सेरछिप | ಸೆರ್‌ಛಿಪ್
Sheikhpura | शेखपुरा | ಶೇಖ್‌ಪುರಾ
Sheohar | शिवहर | ಶಿವಹರ್
Shi Yomi | शी योमी | ಶಿ ಯೋಮಿ
Siaha | सियाहा | ಸಿಯಾಹಾ
Simdega | सिमडेगा | ಸಿಮ್‌ಡೇಗಾ
Sivasagar | शिवसागर | ಶಿವಸಾಗರ
Siwan | सीवान | ಸಿವಾನ್
Sonitpur | शोणितपुर | ಸೋನಿತ್‌ಪುರ
South 24 Parganas | दक्षिण 24 परगना | ದಕ್ಷಿಣ 24 ಪರಗಣ
South Andaman | दक्षिण अंडमान | ದಕ್ಷಿಣ ಅಂಡಮಾನ್
South Garo Hills | दक्षिणी गारो हिल्स | ದಕ್ಷಿಣ ಗಾರೋ ಹಿಲ್ಸ್
South Salmara-Mankachar | दक्षिण सालमारा-मानकाचर | ದಕ್ಷಿಣ ಸಾಲ್ಮಾರಾ-ಮಾನ್ಕಾಚಾರ್
South Tripura | दक्षिण त्रिपुरा | ದಕ್ಷಿಣ ತ್ರಿಪುರಾ
South West Garo Hills | दक्षिण पश्चिम गारो हिल्स | ನೈಋತ್ಯ ಗಾರೋ ಹಿಲ್ಸ್
South West Khasi Hills | दक्षिण पश्चिम खासी हिल्स | ನೈಋತ್ಯ ಖಾಸಿ ಹಿಲ್ಸ್
Sribhumi | श्रीभूमि | ಶ್ರೀಭೂಮಿ
Subarnapur | सुवर्णपुर | ಸುವರ್ಣಪುರ
Sundargarh | सुंदरगढ़ | ಸುಂದರ್‌ಗಢ
Supaul | सुपौल | ಸುಪೌಲ್
Tamenglong | तामेंगलोंग | ತಾಮೆಂಗ್‌ಲಾಂಗ್
Tawang | तवांग | ತವಾಂಗ್
Tengnoupal | टेंग्नौपाल | ತೆಂಗ್‌ನೌಪಾಲ್
Thoubal | थौबल | ಥೌಬಲ್
Tinsukia | तिनसुकिया | ತಿನ್‌ಸುಕಿಯಾ
Tirap | तिरप | ತಿರಪ್
Tuensang | त्वेनसांग | ತ್ಯುಯೆನ್‌ಸಾಂಗ್
Udalguri | उदालगुड़ी | ಉದಾಲ್‌ಗುರಿ
Ukhrul | उखरुल | ಉಖ್ರುಲ್
Upper Siang | ऊपरी सियांग | ಮೇಲ್ ಸಿಯಾಂಗ್
Upper Subansiri | ऊपरी सुबनसिरी | ಮೇಲ್ ಸುಬನ್‌ಸಿರಿ
Uttar Dinajpur | उत्तर दिनाजपुर | ಉತ್ತರ ದಿನಾಜ್‌ಪುರ
West Garo Hills | पश्चिमी गारो हिल्स | ಪಶ್ಚಿಮ ಗಾರೋ ಹಿಲ್ಸ್
West Jaintia Hills | पश्चिम जयंतिया हिल्स | ಪಶ್ಚಿಮ ಜೈಂತಿಯಾ ಹಿಲ್ಸ್
West Kameng | पश्चिमी कामेंग | ಪಶ್ಚಿಮ ಕಾಮೆಂಗ್
West Karbi Anglong | पश्चिम कार्बी आंगलोंग | ಪಶ್ಚಿಮ ಕಾರ್ಬಿ ಆಂಗ್ಲಾಂಗ್
West Khasi Hills | पश्चिमी खासी हिल्स | ಪಶ್ಚಿಮ ಖಾಸಿ ಹಿಲ್ಸ್
West Siang | पश्चिमी सियांग | ಪಶ್ಚಿಮ ಸಿಯಾಂಗ್
West Singhbhum | पश्चिमी सिंहभूम | ಪಶ್ಚಿಮ ಸಿಂಗಭೂಮ್
West Tripura | पश्चिम त्रिपुरा | ಪಶ್ಚಿಮ ತ್ರಿಪುರಾ
Wokha | वोखा | ವೋಖಾ
Zunheboto | ज़ुन्हेबोटो | ಜುನ್ಹೆಬೋಟೊ
`;
