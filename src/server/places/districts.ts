/**
 * The present official names of districts where India Post writes another: `India Post | official`, with the state in
 * front where two states share the name. Those that are written alike but for capitals are not listed.
 */
const names = `
AHMADABAD | Ahmedabad
AHMEDNAGAR | Ahilyanagar
24 PARAGANAS NORTH | North 24 Parganas
24 PARAGANAS SOUTH | South 24 Parganas
ANANTAPUR | Ananthapuramu
ANUGUL | Angul
ARVALLI | Aravalli
Maharashtra, AURANGABAD | Chhatrapati Sambhajinagar
BAGALKOT | Bagalkote
BALESHWAR | Balasore
Chhattisgarh, BALRAMPUR | Balrampur-Ramanujganj
BALODA BAZAR | Baloda Bazar-Bhatapara
BANAS KANTHA | Banaskantha
BANDIPORA | Bandipore
BOUDH | Boudh
BULDHANA | Buldhana
CENTRAL | Central Delhi
CHARKI DADRI | Charkhi Dadri
CHHOTAUDEPUR | Chhota Udaipur
COOCHBEHAR | Cooch Behar
DANG | The Dangs
DARJEELING | Darjeeling
DEOGARH | Deogarh
DINAJPUR DAKSHIN | Dakshin Dinajpur
DINAJPUR UTTAR | Uttar Dinajpur
DOHAD | Dahod
Delhi, EAST | East Delhi
EAST DISTRICT | Gangtok
EAST NIMAR | Khandwa
EAST SINGHBUM | East Singhbhum
GANGANAGAR | Sri Ganganagar
Gaurella Pendra Marwahi | Gaurela-Pendra-Marwahi
HOSHANGABAD | Narmadapuram
HOWRAH | Howrah
JAGATSINGHAPUR | Jagatsinghpur
Jagitial | Jagtial
JAJAPUR | Jajpur
JALORE | Jalore
JANGOAN | Jangaon
JANJGIR-CHAMPA | Janjgir-Champa
KABIRDHAM | Kabirdham
KAIMUR (BHABUA) | Kaimur
KAMRUP METRO | Kamrup Metropolitan
KANNIYAKUMARI | Kanniyakumari
KARIMGANJ | Sribhumi
KENDUJHAR | Kendujhar
KHERI | Lakhimpur Kheri
KHORDHA | Khordha
Konaseema | Dr. B.R. Ambedkar Konaseema
KOREA | Korea
KUMURAM BHEEM ASIFABAD | Kumuram Bheem Asifabad
KUSHI NAGAR | Kushinagar
LAHUL AND SPITI | Lahaul and Spiti
LAKSHADWEEP DISTRICT | Lakshadweep
LEH LADAKH | Leh
MAHESANA | Mehsana
MALDAH | Malda
MARIGAON | Morigaon
MEDCHAL MALKAJGIRI | Medchal-Malkajgiri
MEDINIPUR EAST | Purba Medinipur
MEDINIPUR WEST | Paschim Medinipur
MUMBAI | Mumbai City
NORTH | North Delhi
NORTH AND MIDDLE ANDAMAN | North and Middle Andaman
NORTH DISTRICT | Mangan
NORTH EAST | North East Delhi
NORTH WEST | North West Delhi
NICOBARS | Nicobar
NTR | NTR
OSMANABAD | Dharashiv
PANCH MAHALS | Panchmahal
PONDICHERRY | Puducherry
RAMANAGARA | Bengaluru South
RANGA REDDY | Ranga Reddy
RUDRA PRAYAG | Rudraprayag
S.A.S Nagar | Sahibzada Ajit Singh Nagar
SABAR KANTHA | Sabarkantha
SAHEBGANJ | Sahibganj
SAIHA | Siaha
SANT KABEER NAGAR | Sant Kabir Nagar
SARAIKELA KHARSAWAN | Seraikela-Kharsawan
Sepahijala | Sepahijala
SHAHDARA | Shahdara
Shahid Bhagat Singh Nagar | Shaheed Bhagat Singh Nagar
SIDDHARTH NAGAR | Siddharthnagar
SONEPUR | Subarnapur
SOUTH | South Delhi
SOUTH ANDAMANS | South Andaman
SOUTH DISTRICT | Namchi
South East | South East Delhi
SOUTH SALMARA MANCACHAR | South Salmara-Mankachar
SOUTH WEST | South West Delhi
SPSR NELLORE | Sri Potti Sriramulu Nellore
THE NILGIRIS | The Nilgiris
Tirupathur | Tirupathur
TUTICORIN | Thoothukudi
UDAM SINGH NAGAR | Udham Singh Nagar
UTTAR KASHI | Uttarkashi
VIJAYNAGAR | Vijayanagara
VILLUPURAM | Viluppuram
VISAKHAPATANAM | Visakhapatnam
WEST | West Delhi
WEST DISTRICT | Gyalshing
Y.S.R. | YSR Kadapa
`;

const official = new Map(
  names
    .trim()
    .split("\n")
    .map((line) => {
      const [from = "", to = ""] = line.split(" | ");
      return [from.toUpperCase(), to] as const;
    }),
);

const small = new Set(["AND", "OF"]);

/** The present official spelling of a district as India Post writes it: MEDINIPUR WEST is Paschim Medinipur. */
export function districtNamed(postal: string, state: string): string {
  const key = postal.trim().toUpperCase();
  return official.get(`${state.toUpperCase()}, ${key}`) ?? official.get(key) ?? titled(key);
}

/** Each word with a capital letter: UTTARA KANNADA is Uttara Kannada. */
export const titled = (name: string): string =>
  name
    .trim()
    .toUpperCase()
    .split(" ")
    .map((word, at) => (at > 0 && small.has(word) ? word.toLowerCase() : word.replace(/\B\p{L}+/gu, lower)))
    .join(" ");

const lower = (letters: string) => letters.toLowerCase();
