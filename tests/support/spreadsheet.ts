import type { FestivalInput } from "../../src/contract/festivals";
import { aTemple } from "./factories";

/**
 * Temples whose cells a spreadsheet program is fond of altering. `spreadsheets/` holds their exports as LibreOffice 7.4
 * opened and saved them: the CSV as CSV (comma; semicolon in UTF-16) and through ODS as XLSX, the workbook as XLSX and
 * as CSV, with a festival's likewise.
 */
export const spreadsheetTemples = [
  aTemple({
    name: "=1+1",
    phone: "08212421020",
    description: 'Two\nlines, a "quote"; and -- a dash',
    timings: "6-12",
    bestTime: "1/2",
    pincode: "570001",
  }),
  aTemple({
    name: "'=x",
    phone: "+91 821 2421020",
    specialities: ["a; b", "c | d"],
    amenities: ["Parking"],
    latitude: 12.3,
    longitude: 77.000005,
    dressCode: "TRUE",
  }),
  aTemple({ name: "शिव मंदिर", nameKn: "ಶಿವ ದೇವಾಲಯ", gallery: ["https://x.org/a,b.jpg"], deity: "50%", pujari: "007" }),
  aTemple({
    name: "1e3",
    deity: "0.30",
    address: "12-10-2024",
    history: "  indented\n\n* a list 'quoted'",
    significance: "-5 steps",
    timings: "6:00",
    bestTime: "March",
    isActive: false,
    isVerified: true,
    wikidataId: "Q42",
  }),
];

/** The same of festivals. */
export const spreadsheetFestivals: Partial<FestivalInput>[] = [
  {
    name: "Car Festival",
    festivalDate: "2026-03-01",
    region: "1e3",
    description: 'Two\nlines; "a quote"',
    deities: ["Shiva; the lord", "Devi"],
    otherNames: "1/2, 007",
  },
  { name: "=Lamp Day", significance: "0.30", active: false, region: "1e3", otherNames: "TRUE" },
];
