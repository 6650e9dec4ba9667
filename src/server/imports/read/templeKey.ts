import { splitLocation } from "../../../domain/location";
import { stateNamed } from "../../../domain/regions";
import { foldTokens } from "../../../domain/spelling";
import { townOf } from "../../places/completePlace";
import { matchKey } from "../../temples/keys";

type Values = Readonly<Record<string, unknown>>;

const numberOf = (value: unknown) => (typeof value === "number" ? value : null);
const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** What a row without id and slug is matched by: folded name, city and state. Asked several times for each row. */
export function keyOfValues(values: Values): string | undefined {
  const known = keys.get(values);
  if (known !== undefined) return known || undefined;
  const key = makeKey(values);
  keys.set(values, key ?? "");
  return key;
}
const keys = new WeakMap<object, string>();

/** The same of what is asked once: nothing is kept for another time. */
export const keyOfRead = (values: Values): string | undefined => makeKey(values, foldTokens);

function makeKey(values: Values, fold?: typeof foldTokens): string | undefined {
  const name = textOf(values.name);
  if (name === undefined) return undefined;
  const said = splitLocation(textOf(values.location) ?? "");
  const given = textOf(values.state) ?? said?.state ?? "";
  // a list that leaves out the town or the state is matched by what its records get for them
  const { city, state } = townOf({
    city: textOf(values.city) ?? said?.city ?? "",
    state: stateNamed(given) ?? given,
    address: textOf(values.address) ?? null,
    pincode: textOf(values.pincode) ?? null,
    latitude: numberOf(values.latitude),
    longitude: numberOf(values.longitude),
  });
  return city && state ? matchKey(name, city, state, fold) : undefined;
}
