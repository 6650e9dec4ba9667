import { foldTokens } from "../spelling";
import { DEITIES, type DeityId, FORM_OF } from "./deities";

/** Names a deity's temples go by, beside its own; two-part names are joined with a hyphen. */
const NAMES: Partial<Record<DeityId, string>> = {
  shiva: `Mahadeva Mahadev Rudra Nataraja Dakshinamurthy Dakshinamurti Bhairava Bhairav Virabhadra Veerabhadra Linga
    Lingam Shankar Shankara Sankara Shambhu Neelkanth Vishwanatha Viswanathar Vishwanath Somanatha Kedarnath Amarnath
    Pashupatinath Vaidyanath Lingaraj Rudranath Thyagaraja Bholenath Khandoba Martanda Jyotiba Mrityunjay
    Ardhanarishvara Harihara Eklingji Manjunatha Basaveshwara Nellaiappar Sthaneshwar Umapati Nadarajar`,
  vishnu: `Narayana Narayan Perumal Ranganatha Adi-Ranga Padmanabha Padmanabhaswamy Varadaraja Vithoba Vitthala Vitthal
    Panduranga Vithal Varaha Vamana Parashurama Parshuram Trivikrama Govindaraja Madhava Keshava Chennakeshava
    Adikesava Purushottama Badrinarayan Satyanarayana Hayagriva Jagdish Swaminarayan Sarangapani Sowmyanarayana
    Soundararaja Sundararaja Azhagar Kallazhagar Ulagalantha Oppiliappan Vatapatrasayi Trimurti Trimurthi Nambi
    Deivanayaka Mukunda Ananta Anantasayana Anantha Koodal-Azhagar Azhagiya Vaikuntanatha Vaikunta Vaikuntha Varadan
    Varada Mayapiran Aravindalochanar Paramapurusha Mayakoothan Shamlaji Vijayaraghava Loganatha`,
  krishna: `Govinda Gopala Gopalakrishna Dwarkadhish Guruvayurappan Shrinathji Banke-Bihari Madan-Mohan Jagannath
    Jagannatha Parthasarathy Ranchhodrai Damodar Damodara Radha Balaram Balarama Govardhan Navamohana Kunj-Bihari
    Pandava-Thoothar Sakshi-Gopal Krishnaswamy ISKCON`,
  rama: "Ram Ramachandra Raghunath Kodandarama Kothandaramar Ramar Sita Raghava Raghavendra Janaki Lakshmana",
  narasimha: "Narasimhar Nrisimha Singar Singam Yoga-Narasimha",
  venkateswara: "Balaji Srinivasa Venkatesh Venkatesa Venkatachalapathy Venkatachalapati Venkataramana Tirupati",
  devi: `Amman Amma Bhagavathi Bhagavathy Bhagavati Amba Ambika Ambaji Jagadamba Jagdamba Mata Mai Shakti Sati Mahamaya
    Renuka Yellamma Tripura-Sundari Tripurasundari Lalita Kamakhya Vindhyavasini Ashapura Mansa Manasa Sheetla Sheetala
    Mariamman Santoshi Naina Jwala Chintpurni Saptashrungi Khodiyar Bahuchara Shakambhari Varahi Yogmaya Mookambika
    Ganga Yamuna Narmada Sarala Samaleswari Banashankari Yogini Yoginis Jogadya Biraja Harsiddhi Sharika Gayatri Maya
    Padmakshi Phullara Bahula Jayanti Hadimba Hasanamba Ratnavali Tanot Bhramari Puruhutika Manikyamba Mundeshwari`,
  lakshmi: "Mahalakshmi Laxmi Padmavathi Padmavati Alamelu Andal Sri-Devi Varalakshmi Kanakadhara",
  durga: `Chamunda Chamundi Chamundeshwari Chandi Chandika Bhavani Mahishasuramardini Mahishmardini Katyayani
    Shantadurga Kanaka-Durga Durgamma Siddhidatri Vaishno Vaishnavi Mangal-Chandika Ambe`,
  kali: "Kalika Mahakali Bhadrakali Bhavatarini Tara Ugratara Chhinnamasta Shyama Kankali Kalkaji",
  saraswati: "Sharada Sharda Mahasaraswati Vani Gnana-Saraswati",
  parvati: `Gauri Gowri Meenakshi Minakshi Kamakshi Annapurna Annapoorna Uma Girija Abhirami Visalakshi Kanya-Kumari
    Kanthimathi Gandhimathi Gokilambal`,
  ganesha: `Ganapati Ganapathi Ganapathy Ganpati Vinayaka Vinayak Vinayagar Pillaiyar Pillayar Vighneshwara Vighneshwar
    Siddhivinayak Chintamani Mahaganapati Varadavinayak Ganesh`,
  hanuman: "Anjaneya Hanumanta Hanumantha Maruti Bajrangbali Sankat-Mochan Salasar-Balaji Mehandipur-Balaji Panchmukhi",
  murugan: `Kartikeya Subramanya Subrahmanya Subramania Skanda Kumaraswamy Shanmukha Shanmuga Shanmuganathar Velayudha
    Swaminatha Palani Senthil Kandaswamy Murugar`,
  ayyappa: "Ayyappan Dharmasastha Shasta Sastha",
  surya: "Sun Solar Aditya Suryanarayana Arasavalli",
  shani: "Saturn Shanidev Shaneeswara Shaneeshwara Saneeswaran",
  navagraha: "Navgraha Mars Mangal-Dev Rahu Ketu Budha-Graha",
  brahma: "Trimurti Trimurthi",
  dattatreya: "Datta Swami-Samarth",
  naga: "Nagaraja Nagraj Nag Vasuki Sarpa",
  "sai-baba": "Shirdi-Sai Sai",
  buddha: "Bodhisattva Gautama Maitreya Tathagata",
  tirthankara: `Mahavira Mahavir Parshvanatha Parshvanath Parsvanatha Parshwanath Adinath Adinatha Rishabhanatha Neminatha
    Shantinatha Sumatinatha Bahubali Gommateshwara Chandraprabha Jina`,
  "guru-nanak": "Guru-Nanak Guru-Granth Gobind-Singh Waheguru Gurudwara",
};

/** Folded endings of the hundreds of local names: Agneeswarar, Kailasanathar, Bhuvaneshwari. */
const ENDINGS: readonly [string, DeityId][] = [
  ["esvri", "devi"],
  ["mbal", "devi"],
  ["aman", "devi"],
  ["esvar", "shiva"],
  ["esar", "shiva"],
  ["nat", "shiva"],
  ["natar", "shiva"],
  ["ntsvmi", "shiva"],
  ["ipar", "shiva"],
  ["apar", "shiva"],
  ["udair", "shiva"],
];

/** What a temple without a named deity is still known to be for. */
const OF_TRADITION: Record<string, DeityId> = { Jain: "tirthankara", Buddhist: "buddha", Sikh: "guru-nanak" };

const foldedName = (name: string) => foldTokens(name.replaceAll("-", " ")).join(" ");
const byName = new Map<string, DeityId[]>();
for (const id of DEITIES) {
  for (const name of [id, ...(NAMES[id]?.split(/\s+/) ?? [])]) {
    const folded = foldedName(name);
    byName.set(folded, [...(byName.get(folded) ?? []), id]);
  }
}

/** The deity that goes by this name in any of the product's scripts ("Balaji", "शिव"), or undefined. */
export const deityNamed = (name: string): DeityId | undefined => byName.get(foldedName(name))?.[0];

function namedIn(words: string[]): DeityId[] {
  const found: DeityId[] = [];
  for (let at = 0; at < words.length; at++) {
    const pair = byName.get(`${words[at]} ${words[at + 1]}`);
    found.push(...(pair ?? byName.get(words[at] ?? "") ?? []));
    if (pair) at++;
  }
  return found;
}

const byEnding = (word: string) => ENDINGS.filter(([ending]) => word.endsWith(ending)).map(([, id]) => id);

/** Endings are asked only when no word is a name: Saranatha Perumal is Vishnu, not Shiva. */
function ownDeities(words: string[], tradition: string | undefined): DeityId[] {
  const named = namedIn(words);
  if (named.length > 0) return named;
  const ended = words.flatMap(byEnding);
  const fallback = tradition === undefined ? undefined : OF_TRADITION[tradition];
  return ended.length === 0 && fallback ? [fallback] : ended;
}

/**
 * The deities of a temple by its free text in any of the product's scripts ("Venkateswara", "Shiva (Somnath)", "शिव"),
 * wider forms included; by its tradition when the text names none. In the order of `DEITIES`; empty when unknown.
 */
export function deitiesOf(text: string, tradition?: string): DeityId[] {
  const own = ownDeities(foldTokens(text), tradition);
  const all = new Set(own.flatMap((id) => [id, FORM_OF[id] ?? id]));
  return DEITIES.filter((id) => all.has(id));
}
