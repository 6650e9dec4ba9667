import type { QueryClient } from "@tanstack/react-query";
import { usualMuhurtaDays } from "../../contract/muhurtaRange";
import { addDays } from "../../domain/dates";
import { findMuhurtas } from "../../domain/muhurta/find";
import { createAlmanac } from "../../domain/panchang/almanac";
import { PanchangInputError } from "../../domain/panchang/input";
import type { Reader } from "../panchang/months";
import { monthsFor } from "../panchang/monthsFor";
import { offlinePlace } from "../panchang/offlinePlace";
import { type Asked, directions, occasions } from "./asked";
import type { MuhurtaView } from "./queries";

const almanac = createAlmanac();

const numberIn = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** The same times as the server's, found on this device; undefined for what it cannot find. */
export function localMuhurtas(
  client: QueryClient,
  asked: Asked,
  today: string,
  reader: Reader,
): MuhurtaView | undefined {
  const place = offlinePlace(client, asked.where);
  const occasion = occasions.find((each) => each === asked.occasion);
  if (!place || !occasion) return undefined;
  const from = asked.from ?? today;
  const to = asked.to ?? addDays(from, usualMuhurtaDays);
  const direction = occasion === "journey" ? directions.find((each) => each === asked.direction) : undefined;
  const months = monthsFor(reader, place);
  const wanted = { occasion, months, from, to, star: numberIn(asked.star), sign: numberIn(asked.sign), direction };
  try {
    const days = findMuhurtas(almanac, place, { ...wanted, isChaturmasaOpen: asked.chaturmasa === "open" });
    return { place, occasion, from, to, months, days, isLocal: true };
  } catch (error) {
    if (error instanceof PanchangInputError) return undefined;
    throw error;
  }
}
