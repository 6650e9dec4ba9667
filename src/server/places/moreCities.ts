import type { City } from "./city";

/** Places of pilgrimage and one city that the population list does not have; coordinates of the temple or centre. */
export const moreCities: readonly City[] = [
  { city: "Dharwad", state: "Karnataka", latitude: 15.4589, longitude: 75.0078 },
  { city: "Kedarnath", state: "Uttarakhand", latitude: 30.73334, longitude: 79.06666 },
  { city: "Badrinath", state: "Uttarakhand", latitude: 30.7433, longitude: 79.4938 },
  { city: "Gangotri", state: "Uttarakhand", latitude: 30.9947, longitude: 78.9398 },
  { city: "Yamunotri", state: "Uttarakhand", latitude: 30.9923, longitude: 78.4563 },
  { city: "Srisailam", state: "Andhra Pradesh", latitude: 16.07417, longitude: 78.86806 },
  { city: "Sabarimala", state: "Kerala", latitude: 9.435, longitude: 77.082 },
  { city: "Dharmasthala", state: "Karnataka", latitude: 12.96, longitude: 75.38 },
  { city: "Horanadu", state: "Karnataka", latitude: 13.27, longitude: 75.34 },
  { city: "Kateel", state: "Karnataka", latitude: 13.04, longitude: 74.87 },
  { city: "Kukke Subramanya", state: "Karnataka", latitude: 12.67, longitude: 75.62 },
  { city: "Kollur", state: "Karnataka", latitude: 13.863, longitude: 74.814 },
];
