import { z } from "zod";
import { AccountRole } from "../../contract/accounts";
import { TemplePatch } from "../../contract/adminTemples";
import { BannerUpdate, GuidancePatch, SupportUpdate } from "../../contract/content";
import { ProductInput } from "../../contract/shop";
import { DerivedFields } from "../../contract/templeFacts";
import { curatedListFields } from "../../contract/templeLists";
import { invalid } from "../errors";
import { fieldErrors } from "../plugins/contract";
import { derivedOf, precisionOf } from "../temples/facts";
import type { TempleRow } from "../temples/record";

type Fields = Record<string, unknown>;

function parsed<Value>(schema: z.ZodType<Value>, fields: Fields): Value {
  const result = schema.safeParse(fields);
  return result.success ? result.data : invalid(fieldErrors(result.error));
}

/**
 * The edit that puts a temple's fields back. What was worked out of the place is worked out again. Whether it is public
 * or hidden goes back too; being archived, awaiting approval or refused has ways of its own.
 */
export function templePatch(before: TempleRow, { status, derivedFields, ...was }: Fields): TemplePatch | undefined {
  const derived = DerivedFields.safeParse(derivedFields).data ?? derivedOf(before.derived_fields);
  const again = derived.filter((field) => field in was).map((field) => [field, null] as const);
  const fields: Fields = { ...was, ...Object.fromEntries(again) };
  const visible = { active: true, inactive: false } as const;
  const isActive = status === "active" || status === "inactive" ? visible[status] : undefined;
  const isSwitched = before.status === "active" || before.status === "inactive";
  const patch: Fields = {
    ...fields,
    ...(isActive !== undefined && isSwitched && { isActive }),
    // named, since of a position that moves it is told by the numbers
    ...(isMoved(fields) && { positionPrecision: precisionOf(before.position_precision), ...fields }),
    // named, since a new picture would lose the credit it has in common with the old one
    ...("image" in fields && { imageCredit: before.image_credit, imageLicense: before.image_license, ...fields }),
  };
  return Object.keys(patch).length > 0 ? parsed(TemplePatch, patch) : undefined;
}

const isMoved = (fields: Fields) => "latitude" in fields || "longitude" in fields;

export const guidancePatch = (fields: Fields) => parsed(GuidancePatch, fields);
export const supportPatch = (fields: Fields) => parsed(SupportUpdate, fields);
export const bannerPatch = (fields: Fields) => parsed(BannerUpdate, fields);

const ListFields = curatedListFields.partial();
export const listPatch = (fields: Fields) => parsed(ListFields, fields);

const Offered = ProductInput.omit({ stock: true }).partial();

/** The edit that puts a product's words, price and offer back; its pieces and its picture stay as they are. */
export function productPatch({ stock: _, picture: __, ...fields }: Fields) {
  return Object.keys(fields).length > 0 ? parsed(Offered, fields) : undefined;
}

const Standing = z.object({ role: AccountRole.optional(), active: z.boolean().optional() });
export const accountPatch = (fields: Fields) => parsed(Standing, fields);
