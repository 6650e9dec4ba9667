import type { AlmanacPlace } from "./panchang";
import type { PanchangCity } from "./vocabulary";

/** The five cities of the Panchang's selector, at the coordinates (degrees) their almanacs are computed for. */
export const panchangPlaces: Readonly<Record<PanchangCity, AlmanacPlace>> = {
  Delhi: place("Delhi", "दिल्ली", "ದೆಹಲಿ", "Delhi", 28.6139, 77.209),
  Mumbai: place("Mumbai", "मुंबई", "ಮುಂಬೈ", "Maharashtra", 19.076, 72.8777),
  Bangalore: place("Bangalore", "बेंगलुरु", "ಬೆಂಗಳೂರು", "Karnataka", 12.9716, 77.5946),
  Chennai: place("Chennai", "चेन्नई", "ಚೆನ್ನೈ", "Tamil Nadu", 13.0827, 80.2707),
  Kolkata: place("Kolkata", "कोलकाता", "ಕೋಲ್ಕತ್ತಾ", "West Bengal", 22.5726, 88.3639),
};

function place(
  name: PanchangCity,
  nameHi: string,
  nameKn: string,
  state: string,
  lat: number,
  lng: number,
): AlmanacPlace {
  return { slug: name.toLowerCase(), name, nameHi, nameKn, state, lat, lng };
}

const hundredth = (degrees: number) => Math.round(degrees * 100) / 100;

/** The place with its coordinates to 0.01 degrees, as almanacs are computed and cached. */
export const roundedPlace = (at: AlmanacPlace): AlmanacPlace => ({
  ...at,
  lat: hundredth(at.lat),
  lng: hundredth(at.lng),
});

/** A position (degrees) that no place is known near, called by its degrees. */
export function positionPlace(lat: number, lng: number): AlmanacPlace {
  const degrees = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;
  const name = `${degrees(lat, "N", "S")}, ${degrees(lng, "E", "W")}`;
  return { slug: null, name, nameHi: null, nameKn: null, state: "", lat, lng };
}
