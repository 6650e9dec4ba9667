import { doubtFootnotes, doubtPoojas } from "../../domain/importDoubts";
import { type RowReading, settlePosition } from "../../domain/importPosition";
import { doubtState } from "../../domain/importState";
import { headerReader } from "./headers";
import { readCell } from "./readCell";
import type { ImportColumns } from "./readRows";
import { keyOfRead } from "./templeRules";

/** Names of a temple's columns in lists of others, in English, Hindi, Kannada and Tamil. */
const names = {
  id: "templeid",
  name: "temple templename title mandir mandirname nameen englishname nameinenglish kovil devasthanam मंदिर मंदिरकानाम नाम ದೇವಸ್ಥಾನ ದೇವಾಲಯ ದೇವಾಲಯದಹೆಸರು ದೇವಸ್ಥಾನದಹೆಸರು ಹೆಸರು கோயில் கோவில் பெயர் nameoftemple nameofthetemple nameofmandir nameofthemandir templesname mandirkanaam mandirkanam kovilname devasthana devalaya devalayam devasthananame nameofthedevasthana institutionname nameofinstitution nameoftheinstitution मन्दिर मन्दिरकानाम देवस्थान देवालय ದೇವಾಲಯಹೆಸರು கோயில்பெயர் கோயிலின்பெயர் கோவில்பெயர் திருக்கோயில்",
  nameHi: "hindiname namehindi nameinhindi namehi हिंदीनाम हिन्दीनाम नामहिंदी",
  nameKn: "kannadaname namekannada nameinkannada namekn ಕನ್ನಡಹೆಸರು ಹೆಸರುಕನ್ನಡ",
  slug: "url path webname",
  tradition: "religion faith sect धर्म परंपरा परम्परा ಧರ್ಮ ಸಂಪ್ರದಾಯ மதம்",
  setting: "category",
  type: "templetype kind प्रकार ಪ್ರಕಾರ ವಿಧ வகை mandirtype typeoftemple",
  deity:
    "god goddess maingod maindeity presidingdeity primarydeity moolavar lord देवता मुख्यदेवता भगवान ದೇವರು ದೇವತೆ ಮುಖ್ಯದೇವರು தெய்வம் மூலவர் principaldeity nameofthedeity nameofdeity nameofgod nameofthegod devta devata devaru bhagwan bhagavan मुख्यदेव प्रमुखदेवता आराध्यदेव ಮುಖ್ಯದೇವತೆ ಪ್ರಧಾನದೇವರು ಪ್ರಧಾನದೇವತೆ ದೇವರಹೆಸರು இறைவன்",
  location: "place cityandstate citystate स्थान ಸ್ಥಳ இடம்",
  city: "town village cityname citytown cityvillage शहर नगर गाँव गांव ನಗರ ಊರು ಪಟ್ಟಣ நகரம் ஊர் townvillage villagetown townorvillage citytownvillage villagename townname nameofvillage nameofthevillage shahar shaher nagar gaon gram ग्राम शहरगाँव ಗ್ರಾಮ ಪಟ್ಟಣಗ್ರಾಮ கிராமம்",
  state: "statename province stateut राज्य ರಾಜ್ಯ மாநிலம் rajya stateunionterritory",
  address:
    "fulladdress streetaddress street postaladdress पता ವಿಳಾಸ முகவரி pata templeaddress completeaddress addressofthetemple addressline addressline1 पूरापता ಪೂರ್ಣವಿಳಾಸ",
  pincode: "pin zip zipcode postalcode postcode पिनकोड पिन ಪಿನ್ಕೋಡ್ ಪಿನ್‌ಕೋಡ್ ಪಿನ್ அஞ்சல்குறியீடு pinno postal ಪಿನ್ಸಂಖ್ಯೆ",
  coordinates:
    "coordinate latlng latlong latlon latitudelongitude gps gpscoordinates gpslocation geo geolocation position निर्देशांक ನಿರ್ದೇಶಾಂಕ gpscoordinate latitudeandlongitude latandlong latlonggps geocoordinates",
  latitude: "lat northing अक्षांश ಅಕ್ಷಾಂಶ அட்சரேகை",
  longitude: "lng lon long easting देशांतर देशान्तर ರೇಖಾಂಶ தீர்க்கரேகை",
  phone:
    "telephone phonenumber phoneno mobile mobileno contact contactnumber contactno tel फोन दूरभाष ದೂರವಾಣಿ ಫೋನ್ தொலைபேசி phonenos phonenumbers contactnos contactnumbers contactdetails contacts mobilenumber mobilenos phonemobile telephoneno telephonenumber cellno cellphone landline officephone sampark संपर्क सम्पर्क संपर्कनंबर संपर्कसूत्र मोबाइल मोबाइलनंबर मोबाइलनं फोननंबर फोननं दूरभाषसंख्या दूरभाषनंबर दूरभाषक्रमांक ದೂರವಾಣಿಸಂಖ್ಯೆ ಮೊಬೈಲ್ ಮೊಬೈಲ್ಸಂಖ್ಯೆ ಸಂಪರ್ಕ ಸಂಪರ್ಕಸಂಖ್ಯೆ ಫೋನ್ಸಂಖ್ಯೆ தொலைபேசிஎண் கைபேசி",
  email: "emailaddress mail emailid ईमेल ಇಮೇಲ್ மின்னஞ்சல்",
  website:
    "web site webaddress homepage link officialwebsite वेबसाइट ಜಾಲತಾಣ ವೆಬ್‌ಸೈಟ್ இணையதளம் weblink websitelink websiteaddress webpage",
  image: "imageurl picture photo photourl imagelink चित्र फोटो ಚಿತ್ರ படம்",
  imageCredit: "credit photocredit picturecredit",
  imageLicense: "license licence imagelicence",
  wikidataId: "wikidata",
  gallery: "images photos pictures",
  amenities: "facilities सुविधाएँ सुविधाएं ಸೌಲಭ್ಯಗಳು வசதிகள் facility facilitiesavailable amenity सुविधा ಸೌಲಭ್ಯ ಸೌಕರ್ಯಗಳು",
  specialities: "specialties speciality specialty विशेषताएँ विशेषता ವಿಶೇಷತೆಗಳು ವಿಶೇಷತೆ சிறப்புகள்",
  timings:
    "timing hours opentimings templetimings darshantimings समय ಸಮಯ நேரம் darshantiming darshantime darshantimes templetiming poojatimings दर्शनसमय दर्शनकासमय खुलनेकासमय ದರ್ಶನಸಮಯ ಪೂಜಾಸಮಯ ತೆರೆಯುವಸಮಯ தரிசனநேரம்",
  openingHours: "weeklyhours",
  bestTime: "besttimetovisit",
  dressCode: "dress ವಸ್ತ್ರಸಂಹಿತೆ",
  pujari:
    "priest headpriest archaka पुजारी ಅರ್ಚಕರು ಅರ್ಚಕ அர்ச்சகர் priestname nameofpriest nameofthepriest archakaname nameofarchaka पुजारीकानाम ಅರ್ಚಕರಹೆಸರು",
  description: "about details विवरण ವಿವರಣೆ ವಿವರ விளக்கம் aboutthetemple shortdescription",
  history: "historical इतिहास ಇತಿಹಾಸ வரலாறு historyofthetemple templehistory",
  significance: "importance महत्व महत्त्व ಮಹತ್ವ முக்கியத்துவம்",
  poojaDetails:
    "poojas pujas pooja puja pujadetails sevas seva सेवा पूजा पूजाएँ ಪೂಜೆಗಳು ಪೂಜೆ ಸೇವೆಗಳು பூஜைகள் sevalist sevadetails sevasoffered sevarates sevasandrates poojasandcharges poojasevas poojasandsevas सेवाएँ सेवाएं पूजाएं ಸೇವೆ ಸೇವಾವಿವರ ಪೂಜಾವಿವರ ಸೇವಾಪಟ್ಟಿ சேவைகள்",
  isActive: "active सक्रिय ಸಕ್ರಿಯ",
  isVerified: "verified सत्यापित ಪರಿಶೀಲಿಸಲಾಗಿದೆ",
} as const;

/** What an export carries and an import does not take: it follows from other things. */
const readOnly =
  "rating reviewcount ishighlyrated isauspicioustoday status version createdat updatedat deletedat distance distancekm formerslugs error";

const find = headerReader({ fields: names, readOnly });

/** What the columns of a file of temples mean, and how their cells are read. */
export const templeColumns: ImportColumns = {
  fields: Object.keys(names),
  lists: new Set(["gallery", "amenities", "specialities", "poojaDetails"]),
  kept: new Set(["id", "slug", "name", "city", "state", "location", "type", "isActive", "isVerified"]),
  // an export has hours as a program reads them under one word; people who write two words write them for people
  find: (header) => (/^\s*opening[\s_-]+hours/i.test(header) ? { field: "timings", use: "known" } : find(header)),
  readCell,
  keyOf: keyOfRead,
  settle: (reading) => {
    suggestName(reading);
    settlePosition(reading);
    settlePlace(reading);
    doubtState(reading);
    doubtPoojas(reading);
    doubtFootnotes(reading);
  },
};

/** A new temple needs a name also where a list has it in another language alone. */
function suggestName({ values, problems }: RowReading): void {
  const { id, slug, name } = values;
  const other = values.nameHi ?? values.nameKn;
  if ((id ?? slug ?? name) !== undefined || typeof other !== "string") return;
  if (problems.some(({ field }) => field === "name")) return;
  problems.push({ field: "name", value: "", reason: "errors.required", suggestion: other });
}

/** What lists call a place is most often the town, where they have the state beside it. */
function settlePlace({ values }: RowReading): void {
  const { location, city, state } = values;
  if (typeof location !== "string" || location.includes(",") || city !== undefined || !state) return;
  values.city = location;
  delete values.location;
}
