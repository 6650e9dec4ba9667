/** Names in Hindi and Kannada of towns and villages that temples north of them stand in: `name | hi | kn`. */
export const northernTowns = `
Amalner | अमलनेर | ಅಮಳನೇರ
Amer | आमेर | ಆಮೇರ್
Amta | आमता | ಆಮ್ತಾ
Anegundi | आनेगुंदी | ಆನೆಗೊಂದಿ
Antpur | आँटपुर | ಆಂಟ್‌ಪುರ
Bahulara | बहुलाड़ा | ಬಹುಲಾಡಾ
Baidyabati | बैद्यबाटी | ಬೈದ್ಯಬಾಟಿ
Bakshi Ka Talab | बख्शी का तालाब | ಬಖ್ಶಿ ಕಾ ತಾಲಾಬ್
Banbhori | बनभौरी | ಬನ್‌ಭೌರಿ
Banjar | बंजार | ಬಂಜಾರ್
Bansberia | बाँसबेड़िया | ಬಾಂಸ್‌ಬೇಡಿಯಾ
Baranagar | बरानगर | ಬರಾನಗರ
Barnawa | बरनावा | ಬರ್ನಾವಾ
Bhairav Garh | भैरवगढ़ | ಭೈರವಗಢ
Chandrakona | चंद्रकोणा | ಚಂದ್ರಕೋಣಾ
Chaphal | चाफल | ಚಾಫಳ
Chaurasi | चौरासी | ಚೌರಾಸಿ
Chintpurni | चिंतपूर्णी | ಚಿಂತಪೂರ್ಣಿ
Chiplima | चिपिलिमा | ಚಿಪ್ಲಿಮಾ
Dakshineswar | दक्षिणेश्वर | ದಕ್ಷಿಣೇಶ್ವರ
Deogarh | देवगढ़ | ದೇವಗಢ
Dharapat | धरापाट | ಧರಾಪಾಟ್
Digwadih | डिगवाडीह | ಡಿಗ್ವಾಡೀಹ್
Ellora | एलोरा | ಎಲ್ಲೋರಾ
Fatorpa | फ़ातर्पा | ಫಾತರ್ಪಾ
Ghatarani | घटारानी | ಘಟಾರಾಣಿ
Giraudpuri | गिरौदपुरी | ಗಿರೌದ್‌ಪುರಿ
Govindghat | गोविंदघाट | ಗೋವಿಂದಘಾಟ್
Gupteswar | गुप्तेश्वर | ಗುಪ್ತೇಶ್ವರ
Halebidu | हलेबीडु | ಹಳೇಬೀಡು
Halisahar | हालीशहर | ಹಾಲೀಶಹರ್
Jaynagar Majilpur | जयनगर मजिलपुर | ಜಯನಗರ ಮಜಿಲ್‌ಪುರ
Jhankad | झंकड | ಝಂಕಡ್
Joka | जोका | ಜೋಕಾ
Kamalasagar | कमलासागर | ಕಮಲಾಸಾಗರ
Kamtaul | कमतौल | ಕಮ್ತೌಲ್
Kanatal | कानाताल | ಕಾನಾತಾಲ್
Kavlem | कवळे | ಕವಳೆ
Ketugram | केतुग्राम | ಕೇತುಗ್ರಾಮ
Khatushyamji | खाटूश्यामजी | ಖಾಟೂಶ್ಯಾಮ್‌ಜಿ
Kiritkona | किरीटकोणा | ಕಿರೀಟ್‌ಕೋಣಾ
Kshirgram | क्षीरग्राम | ಕ್ಷೀರಗ್ರಾಮ
Labhpur | लाभपुर | ಲಾಭ್‌ಪುರ
Lakhyabad | लख्याबाद | ಲಖ್ಯಾಬಾದ್
Lakkundi | लक्कुंडी | ಲಕ್ಕುಂಡಿ
Legship | लेगशिप | ಲೆಗ್‌ಶಿಪ್
Likabali | लिकाबाली | ಲಿಕಾಬಾಲಿ
Maluti | मलूटी | ಮಲೂಟಿ
Mangaluru | मंगलूरु | ಮಂಗಳೂರು
Mardol | म्हार्दोळ | ಮಾರ್ದೋಳ
Mata no Madh | माता नो मढ़ | ಮಾತಾ ನೋ ಮಢ್
Modhera | मोढेरा | ಮೊಢೇರಾ
Mudwan | मुडवान | ಮುಡ್‌ವಾನ್
Nagaon | नगाँव | ನಗಾಂವ್
Naimisharanya | नैमिषारण्य | ನೈಮಿಷಾರಣ್ಯ
Namchi | नामची | ನಾಮ್ಚಿ
Nartiang | नार्टियांग | ನಾರ್ಟಿಯಾಂಗ್
Narve | नार्वे | ನಾರ್ವೆ
Panchkula | पंचकूला | ಪಂಚಕುಲಾ
Penchalakona | पेंचलकोना | ಪೆಂಚಲಕೋನ
Pernem | पेडणे | ಪೇಡಣೆ
Pura Mahadev | पुरा महादेव | ಪುರಾ ಮಹಾದೇವ
Purushottampur | पुरुषोत्तमपुर | ಪುರುಷೋತ್ತಮ್‌ಪುರ
Ramjibanpur | रामजीबनपुर | ರಾಮಜೀಬನ್‌ಪುರ
Ransi | राँसी | ರಾಂಸಿ
Sainthia | साँइथिया | ಸೈಂಥಿಯಾ
Salda | सालदा | ಸಾಲ್ದಾ
Secunderabad | सिकंदराबाद | ಸಿಕಂದರಾಬಾದ್
Serampore | श्रीरामपुर | ಶ್ರೀರಾಮಪುರ
Shahabad Markanda | शाहाबाद मार्कंडा | ಶಾಹಾಬಾದ್ ಮಾರ್ಕಂಡಾ
Shringinari | शृंगीनारी | ಶೃಂಗಿನಾರಿ
Sivasagar | शिवसागर | ಶಿವಸಾಗರ
Talwandi Sabo | तलवंडी साबो | ತಲ್‌ವಂಡಿ ಸಾಬೋ
Tamar | तमाड़ | ತಮಾಡ್
Tambdi Surla | तांबडी सुर्ला | ತಾಂಬ್ಡಿ ಸುರ್ಲಾ
Tezu | तेज़ू | ತೇಜೂ
Theur | थेऊर | ಥೇಊರ
Tungnath | तुंगनाथ | ತುಂಗನಾಥ
Ujani | उजानी | ಉಜಾನಿ
Urgam Valley | उर्गम घाटी | ಉರ್ಗಮ್ ಕಣಿವೆ
Vani | वणी | ವಣಿ
Wadi Ratnagiri | वाडी रत्नागिरी | ವಾಡಿ ರತ್ನಗಿರಿ
Zambaulim | जांबावली | ಜಾಂಬಾವಲಿ
`;
