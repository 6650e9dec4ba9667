import { describe, expect, test } from "vitest";
import { requestableRoles } from "../src/contract/accounts";
import { rangeDays } from "../src/contract/analytics";
import { imageLimits } from "../src/contract/contributionLimits";
import { reviewLimits } from "../src/contract/reviewLimits";
import { accountRoles } from "../src/contract/roles";
import { deities, settings } from "../src/contract/vocabulary";
import { earthRadiusKm } from "../src/domain/distance";
import { quickDakshina } from "../src/site/booking/draft";
import { zooms } from "../src/site/map/mapView";
import { radiiKm } from "../src/site/nearby/nearbyState";
import { quickAmounts } from "../src/site/payments/checkDonation";
import { readTexts } from "./support/locales";

describe("what the specification words is said in those words", () => {
  const english = readTexts("en");
  test.each([
    ["admin:dashboard.failed", "Failed to load admin data."],
    ["admin:temples.failed.load", "Failed to load temples"],
    ["admin:temples.failed.simpleSave", "Save failed"],
    ["admin:temples.failed.save", "Failed to save temple"],
    ["admin:temples.failed.simpleDelete", "Delete failed"],
    ["admin:temples.failed.delete", "Failed to delete temple"],
    ["admin:temples.failed.export", "Failed to export temples"],
    ["admin:transfer.failed.export", "Export failed"],
    ["admin:transfer.failed.json", "Import failed: invalid file or server error"],
    ["admin:transfer.failed.csv", "CSV import failed"],
    ["admin:transfer.failed.bulk", "Bulk upload failed"],
    ["admin:transfer.uploaded", "Successfully uploaded {{count}} temples"],
    ["admin:temples.added", "Temple added successfully"],
    ["admin:temples.updated", "Temple updated successfully"],
    ["admin:temples.deleted", "Temple deleted successfully"],
    ["admin:temples.confirmDelete", "Delete this temple?"],
    ["admin:temples.confirmDeleteAdvanced", "Are you sure you want to delete this temple?"],
    ["admin:festivals.failed.load", "Failed to load festivals"],
    ["admin:festivals.failed.save", "Save failed"],
    ["admin:festivals.failed.delete", "Delete failed"],
    ["admin:festivals.confirmDelete", "Delete this festival?"],
    ["admin:users.failed.load", "Failed to load users"],
    ["admin:users.failed.status", "Failed to update user status"],
    ["admin:users.failed.role", "Failed to update user role"],
    ["analytics:analytics.failed", "Failed to load analytics"],
    ["analytics:monitoring.failed", "Failed to fetch metrics data"],
    ["nearby:nearby.failed", "Failed to load nearby temples"],
    ["nearby:nearby.map.google", "Failed to load Google Maps"],
    ["nearby:nearby.noPlace", "Unable to access your location. Please enable location services."],
    ["nearby:nearby.notSupported", "Geolocation is not supported by this browser"],
    ["temple:photos.sent_one", "Successfully uploaded {{count}} photo(s)"],
    ["temple:photos.sent_other", "Successfully uploaded {{count}} photo(s)"],
    ["temple:photos.sentAlong_one", "Successfully uploaded {{count}} image(s)"],
    ["temple:photos.sentAlong_other", "Successfully uploaded {{count}} image(s)"],
    ["account:register.failed", "Registration failed."],
    ["payments:donate.termsWrong", "Please agree to the terms to proceed."],
    ["payments:donate.amountWrong", "Please enter a valid amount."],
    ["payments:donate.failed", "Payment initiation failed. Please try again."],
    ["payments:payments.begun.donation", "Donation initiated. Complete payment in the opened provider."],
    ["booking:booking.failed", "Booking/payment failed. Please try again."],
    ["booking:booking.created", "Booking created. Complete payment in the provider window if opened."],
    ["pandit:pandit.added", "Ritual added!"],
    ["pandit:pandit.addFailed", "Failed to add ritual."],
    ["live:schedule.sent", "Live event scheduled!"],
    ["live:schedule.failed", "Failed to schedule event."],
    ["member:settings.saved", "Profile updated!"],
    ["member:settings.failed", "Failed to update profile."],
    ["member:profile.saved", "Preferences saved"],
    ["member:profile.saveFailed", "Failed to save preferences"],
    ["member:profile.failed", "Failed to load profile."],
  ])("%s: %s", (key, text) => {
    expect(english.get(key)).toBe(text);
  });
});

test("amounts, distances, zooms and ranges are the specified ones", () => {
  expect(quickAmounts).toEqual([251, 501, 1001, 2100, 5100]);
  expect(quickDakshina).toEqual([251, 501, 1001, 2100]);
  expect(radiiKm).toEqual([5, 10, 25, 50]);
  expect(earthRadiusKm).toBe(6371);
  expect(zooms).toMatchObject({ around: 13, selected: 16 });
  expect(imageLimits).toMatchObject({ filesPerReview: 3, filesPerCall: 5, bytes: 5_242_880, side: 2_048 });
  expect(reviewLimits).toMatchObject({ commentMin: 10, cooldownMs: 10_000, pageSize: 10 });
  expect(rangeDays).toEqual({ "7d": 7, "30d": 30, "90d": 90 });
});

test("types, deities and roles are the specified ones", () => {
  expect(settings).toEqual(["Ancient", "Modern", "Cave", "Hill", "Riverside"]);
  expect(deities).toEqual(["Shiva", "Vishnu", "Ganesha", "Devi", "Hanuman"]);
  expect(requestableRoles).toEqual(["DEVOTEE", "PANDIT", "ADMIN"]);
  expect([...accountRoles].sort()).toEqual(
    [
      "DEVOTEE",
      "PANDIT",
      "ADMIN",
      "SUPER_ADMIN",
      "TEMPLE_ADMIN",
      "FESTIVAL_ADMIN",
      "USER_ADMIN",
      "CONTENT_ADMIN",
    ].sort(),
  );
});
