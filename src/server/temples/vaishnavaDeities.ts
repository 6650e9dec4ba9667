/** Names in Hindi and Kannada of forms of Vishnu in the temples of Tamil Nadu and Kerala: `name | hi | kn`. */
export const vaishnavaDeities = `
Aadhi Varaha Perumal | आदि वराह पेरुमाल | ಆದಿ ವರಾಹ ಪೆರುಮಾಳ್
Adi Jagannatha | आदि जगन्नाथ | ಆದಿ ಜಗನ್ನಾಥ
Adi Kesava Perumal | आदि केशव पेरुमाल | ಆದಿ ಕೇಶವ ಪೆರುಮಾಳ್
Adi Varaha | आदि वराह | ಆದಿ ವರಾಹ
Adikesava Perumal | आदि केशव पेरुमाल | ಆದಿ ಕೇಶವ ಪೆರುಮಾಳ್
Adinatha Perumal | आदिनाथ पेरुमाल | ಆದಿನಾಥ ಪೆರುಮಾಳ್
Arulmakadal Perumal | अरुल्मागडल पेरुमाल | ಅರುಳ್ಮಾಗಡಲ್ ಪೆರುಮಾಳ್
Athbutha Narayana | अद्भुत नारायण | ಅದ್ಭುತ ನಾರಾಯಣ
Azhagiya Singa Perumal | अळगिय सिंग पेरुमाल | ಅಳಗಿಯ ಸಿಂಗ ಪೆರುಮಾಳ್
Bhaktavatsala Perumal | भक्तवत्सल पेरुमाल | ಭಕ್ತವತ್ಸಲ ಪೆರುಮಾಳ್
Chathuranga Vallabha Nathar | चतुरंग वल्लभनाथ | ಚತುರಂಗ ವಲ್ಲಭನಾಥ
Deivanayaka Perumal | देवनायक पेरुमाल | ದೇವನಾಯಕ ಪೆರುಮಾಳ್
Devadiraja Perumal | देवाधिराज पेरुमाल | ದೇವಾಧಿರಾಜ ಪೆರುಮಾಳ್
Gajendra Varada | गजेंद्र वरद | ಗಜೇಂದ್ರ ವರದ
Gopalakrishna | गोपालकृष्ण | ಗೋಪಾಲಕೃಷ್ಣ
Govindaraja Perumal | गोविंदराज पेरुमाल | ಗೋವಿಂದರಾಜ ಪೆರುಮಾಳ್
Hara Saaba Vimocchana Perumal | हर शाप विमोचन पेरुमाल | ಹರ ಶಾಪ ವಿಮೋಚನ ಪೆರುಮಾಳ್
Imayavarappa Perumal | इमैयवरप्पन पेरुमाल | ಇಮೈಯವರಪ್ಪನ್ ಪೆರುಮಾಳ್
Jagannatha Perumal | जगन्नाथ पेरुमाल | ಜಗನ್ನಾಥ ಪೆರುಮಾಳ್
Jagannatha | जगन्नाथ | ಜಗನ್ನಾಥ
Kalamegha Perumal | कालमेघ पेरुमाल | ಕಾಳಮೇಘ ಪೆರುಮಾಳ್
Kalyana Venkataramana Swamy | कल्याण वेंकटरमण स्वामी | ಕಲ್ಯಾಣ ವೆಂಕಟರಮಣ ಸ್ವಾಮಿ
Karunakara Perumal | करुणाकर पेरुमाल | ಕರುಣಾಕರ ಪೆರುಮಾಳ್
Kolapira Perumal | कोलप्पिरान पेरुमाल | ಕೋಲಪ್ಪಿರಾನ್ ಪೆರುಮಾಳ್
Kolavamana Perumal | कोलवामन पेरुमाल | ಕೋಲವಾಮನ ಪೆರುಮಾಳ್
Kolavilli Ramar | कोलविल्ली रामर | ಕೋಲವಿಲ್ಲಿ ರಾಮರ್
Kothandaramar | कोदंडराम | ಕೋದಂಡರಾಮ
Lakshmana Perumal | लक्ष्मण पेरुमाल | ಲಕ್ಷ್ಮಣ ಪೆರುಮಾಳ್
Loganatha Perumal | लोकनाथ पेरुमाल | ಲೋಕನಾಥ ಪೆರುಮಾಳ್
Naan Madhiya Perumal | नाण्मदिय पेरुमाल | ನಾಣ್ಮದಿಯ ಪೆರುಮಾಳ್
Nambi Narayana | नंबि नारायण | ನಂಬಿ ನಾರಾಯಣ
Narayana | नारायण | ನಾರಾಯಣ
Neelamegha Perumal | नीलमेघ पेरुमाल | ನೀಲಮೇಘ ಪೆರುಮಾಳ್
Neervanna Perumal | नीरवण्ण पेरुमाल | ನೀರ್ವಣ್ಣ ಪೆರುಮಾಳ್
Nindra Narayana | निंड्र नारायण | ನಿಂಡ್ರ ನಾರಾಯಣ
Nitya Kalyana Perumal | नित्य कल्याण पेरुमाल | ನಿತ್ಯ ಕಲ್ಯಾಣ ಪೆರುಮಾಳ್
Oppiliappan | ओप्पिलियप्पन | ಒಪ್ಪಿಲಿಯಪ್ಪನ್
Padalathri Narasimhar | पाटलाद्रि नरसिंह | ಪಾಟಲಾದ್ರಿ ನರಸಿಂಹ
Pambanaiyappan | पांपणैयप्पन | ಪಾಂಪಣೈಯಪ್ಪನ್
Panduranga | पांडुरंग | ಪಾಂಡುರಂಗ
Parimala Ranganatha | परिमल रंगनाथ | ಪರಿಮಳ ರಂಗನಾಥ
Pavalavanna Perumal | पवळवण्णर पेरुमाल | ಪವಳವಣ್ಣರ್ ಪೆರುಮಾಳ್
Pundarikaksha Perumal | पुंडरीकाक्ष पेरुमाल | ಪುಂಡರೀಕಾಕ್ಷ ಪೆರುಮಾಳ್
Ramanathaswamy | रामनाथस्वामी | ರಾಮನಾಥಸ್ವಾಮಿ
Ranganatha Perumal | रंगनाथ पेरुमाल | ರಂಗನಾಥ ಪೆರುಮಾಳ್
Saranatha Perumal | सारनाथ पेरुमाल | ಸಾರನಾಥ ಪೆರುಮಾಳ್
Sarangapani | सारंगपाणी | ಸಾರಂಗಪಾಣಿ
Soundararaja Perumal | सौंदरराज पेरुमाल | ಸೌಂದರರಾಜ ಪೆರುಮಾಳ್
Sowmya Narayana | सौम्य नारायण | ಸೌಮ್ಯ ನಾರಾಯಣ
Sowriraja Perumal | शौरिराज पेरुमाल | ಶೌರಿರಾಜ ಪೆರುಮಾಳ್
Srinivasa Perumal | श्रीनिवास पेरुमाल | ಶ್ರೀನಿವಾಸ ಪೆರುಮಾಳ್
Sthala Sayana Perumal | स्थल शयन पेरुमाल | ಸ್ಥಲ ಶಯನ ಪೆರುಮಾಳ್
Sundararaja Perumal | सुंदरराज पेरुमाल | ಸುಂದರರಾಜ ಪೆರುಮಾಳ್
Thirukuralappan | तिरुक्कुरलप्पन | ತಿರುಕ್ಕುರಳಪ್ಪನ್
Trivikrama | त्रिविक्रम | ತ್ರಿವಿಕ್ರಮ
Ulagalantha Perumal | उलगलंद पेरुमाल | ಉಲಗಳಂದ ಪೆರುಮಾಳ್
Uyyavantha Perumal | उय्यवंद पेरुमाल | ಉಯ್ಯವಂದ ಪೆರುಮಾಳ್
Vadivazhagiya Nambi | वडिवळगिय नंबि | ವಡಿವಳಗಿಯ ನಂಬಿ
Vaikunta Nathan | वैकुंठनाथ | ವೈಕುಂಠನಾಥ
Vaikuntanatha | वैकुंठनाथ | ವೈಕುಂಠನಾಥ
Vaikuntha Nathan | वैकुंठनाथ | ವೈಕುಂಠನಾಥ
Vaiyam Katha Perumal | वैयम कात्त पेरुमाल | ವೈಯಂ ಕಾತ್ತ ಪೆರುಮಾಳ್
Valvil Ramar | वल्विल रामर | ವಲ್ವಿಲ್ ರಾಮರ್
Vamana | वामन | ವಾಮನ
Vanamamalai Perumal | वानमामलै पेरुमाल | ವಾನಮಾಮಲೈ ಪೆರುಮಾಳ್
Varadharaja Perumal | वरदराज पेरुमाल | ವರದರಾಜ ಪೆರುಮಾಳ್
Veeranarayana Perumal | वीरनारायण पेरुमाल | ವೀರನಾರಾಯಣ ಪೆರುಮಾಳ್
Veeraraghava Perumal | वीरराघव पेरुमाल | ವೀರರಾಘವ ಪೆರುಮಾಳ್
Vijayaraghava Perumal | विजयराघव पेरुमाल | ವಿಜಯರಾಘವ ಪೆರುಮಾಳ್
Vijayasana Perumal | विजयासन पेरुमाल | ವಿಜಯಾಸನ ಪೆರುಮಾಳ್
Yoga Narasimha Swamy | योग नरसिंह स्वामी | ಯೋಗ ನರಸಿಂಹ ಸ್ವಾಮಿ
Yoga Narasimha | योग नरसिंह | ಯೋಗ ನರಸಿಂಹ
`;
