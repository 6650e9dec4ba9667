import {
  type AdminCuratedList,
  type CuratedListFields,
  curatedListFields,
  type ListEntryInput,
  type ListGroup,
  type ListSource,
} from "../../contract/templeLists";
import { blankToNull, differing, type RecordShape } from "../form/recordShape";

/** A list as it is typed: a number or a text may be blank still. */
export type ListValues = Partial<CuratedListFields>;
export type ListField = keyof CuratedListFields;

const fields = curatedListFields.keyof().options;

export const newEntry: ListEntryInput = {
  number: null,
  group: null,
  name: "",
  nameHi: null,
  nameKn: null,
  place: null,
  placeHi: null,
  placeKn: null,
  templeId: null,
};
export const newSource: ListSource = { name: "", url: null };
export const newGroup: ListGroup = { key: "", name: "", nameHi: null, nameKn: null };

function valuesOf(list: AdminCuratedList | undefined): ListValues {
  if (!list) return { aliases: [], sources: [], groups: [], entries: [] };
  return picked(list, fields);
}

function picked(list: AdminCuratedList, names: readonly ListField[]): ListValues {
  const entries = list.entries.map(({ templeName: _, ...entry }) => entry);
  const all: ListValues = { ...list, entries };
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

const withoutBlanks = (part: object) =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [name, blankToNull(value)]));

/** The form's values as they are sent: no address for a list that is to be given one. */
function sent(values: ListValues): ListValues {
  const entries = fields.map((name) => [name, blankToNull(values[name])] as const);
  const plain = Object.fromEntries(entries.filter(([name, value]) => name !== "slug" || value !== null));
  return {
    ...plain,
    sources: (values.sources ?? []).map((source) => ({ ...newSource, ...withoutBlanks(source) })),
    groups: (values.groups ?? []).map((group) => ({ ...newGroup, ...withoutBlanks(group) })),
    entries: (values.entries ?? []).map((entry) => ({ ...newEntry, ...withoutBlanks(entry) })),
  };
}

/** A list is sent whole, or not at all. */
function changed(values: ListValues, list: AdminCuratedList): ListValues {
  const isSame = Object.keys(differing(sent(values), sent(valuesOf(list)))).length === 0;
  return isSame ? {} : sent(values);
}

export const listShape: RecordShape<AdminCuratedList, ListValues, ListField> = {
  resource: "lists",
  texts: "curated",
  fields,
  valuesOf,
  sent,
  changed,
  taken: (names, theirs) => picked(theirs, names),
};
