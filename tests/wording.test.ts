import { expect, test } from "vitest";
import { readTexts } from "./support/locales";

const english = readTexts("en");

/** Words that are given exactly so; those that a test of their screen reads are not repeated here. */
test.each([
  ["common:errors.offline", "No internet connection. Please check your network and try again."],
  ["common:errors.network", "Unable to connect to the server. Please try again later."],
  ["common:errors.badRequest", "Invalid request. Please check your input."],
  ["common:errors.unauthorized", "Please log in to continue."],
  ["common:errors.forbidden", "You do not have permission to perform this action."],
  ["common:errors.notFound", "The requested resource was not found."],
  ["common:errors.tooManyRequests", "Too many requests. Please wait a moment and try again."],
  ["common:errors.server", "Server error. Please try again later."],
  ["common:errors.unavailable", "Service temporarily unavailable. Please try again later."],
  ["common:errors.requestFailed", "Request failed with status {{status}}"],
  ["common:errors.validation", "Please check your input and try again."],
  ["common:errors.unknown", "An unexpected error occurred. Please try again."],
  ["common:errors.rating", "Rating must be between 1 and 5."],
  ["common:errors.comment", "Comment must be at least 10 characters."],
  ["common:errors.reviewEmail", "Please enter a valid email address."],
  ["common:errors.imageDimensions", "Image dimensions exceed 2048x2048 limit"],
  ["site:home.location.notSecure", "Location services require HTTPS. Showing temples near Bangalore by default."],
  ["site:home.location.failed", "Unable to access your location. Showing temples near Bangalore by default."],
  ["site:search.nearbyFailed", "Failed to load nearby temples."],
  ["site:search.nearbyNotSecure", "Nearby search requires location permission over HTTPS."],
])("%s is %j", (key, text) => {
  expect(english.get(key)).toBe(text);
});
